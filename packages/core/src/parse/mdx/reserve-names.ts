import type { Root } from 'mdast';
import { resolveImportPath } from '../../site-path.js';
import type { ParseState } from '../parse-state.js';
import { readModuleBlock } from './module-imports.js';
import { ModuleSyntaxError } from './parse-module.js';
import { renameNames } from './rename-names.js';

/**
 * Reserves the names that a page or partial declares before its partials are read. A partial's name that means
 * something else in the page or in another partial is renamed, because they share one module.
 */
export function reserveNames(tree: Root, file: string, state: ParseState): void {
  if (file === state.path && !tree.children.some((node) => node.type === 'mdxjsEsm' && partialImport.test(node.value)))
    return;
  const renamed = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [name, from] of namesDeclaredIn(node.value)) {
      const source = sourceOf(from, file);
      const taken = state.declaredNames.get(name);
      const own = taken === undefined || taken.source === source ? name : freeName(name, state);
      if (own !== name) renamed.set(name, own);
      state.declaredNames.set(own, taken?.source === source ? taken : { source, file });
    }
  }
  if (renamed.size > 0) renameNames(tree, renamed);
}

const partialImport = /\.mdx?['"]/;

function namesDeclaredIn(code: string): Iterable<readonly [string, string]> {
  try {
    return readModuleBlock(code).declaredNames;
  } catch (error) {
    if (!(error instanceof ModuleSyntaxError)) throw error;
    return [];
  }
}

function freeName(name: string, { declaredNames }: ParseState): string {
  let number = 2;
  while (declaredNames.has(`${name}_${number}`)) number++;
  return `${name}_${number}`;
}

/** Imports of files rather than packages. */
const fileImport = /^(?:\.|\/|@site\/)/;

/** The origin of a name: the module that it is imported from, or the file that declares it. */
export function sourceOf(from: string, file: string): string {
  return from === '' ? file : fileImport.test(from) ? resolveImportPath(file, from) : from;
}
