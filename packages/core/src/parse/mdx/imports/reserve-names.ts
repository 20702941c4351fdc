import type { Root } from 'mdast';
import { resolveImportPath, withoutAlias } from '../../../site-path.js';
import type { ParseState } from '../../parse-state.js';
import { renameNames } from '../code/rename-names.js';
import { codeIn, mentions } from './import-values.js';
import { type ContentImport, moduleBlocks } from './module-imports.js';

/**
 * Reserves the names that a page or partial declares before its partials are read. A partial's name that means
 * something else in the page or in another partial is renamed, because they share one module.
 */
export function reserveNames(tree: Root, file: string, state: ParseState): void {
  if (file === state.path && !tree.children.some((node) => node.type === 'mdxjsEsm' && partialImport.test(node.value)))
    return;
  const renamed = new Map<string, string>();
  for (const [name, from] of namesOf(tree, state)) {
    const source = sourceOf(from, file);
    const taken = state.declaredNames.get(name);
    const own = taken === undefined || taken.source === source ? name : freeName(name, state);
    if (own !== name) renamed.set(name, own);
    state.declaredNames.set(own, taken?.source === source ? taken : { source, file });
  }
  if (renamed.size > 0) renameNames(tree, renamed);
}

/** The names that a file adds to the module, each with the module that it is imported from, or none. */
function namesOf(tree: Root, { context: { aliases = {}, siteDir } }: ParseState): [string, string][] {
  const blocks = moduleBlocks(tree);
  const declared = blocks.flatMap((block) => [...block.declaredNames]);
  const contents = blocks.flatMap((block) => block.contentImports);
  if (contents.length === 0) return declared;
  const code = [...blocks.map((block) => block.code), ...codeIn(tree)].join('\n');
  const kept = contents.filter((item) => mayBeKept(item, code));
  return [
    ...declared,
    ...kept.map(({ name, kind, specifier }): [string, string] => [
      name,
      kind === 'raw' ? '' : withoutAlias(specifier, aliases, siteDir),
    ]),
  ];
}

/** Whether content that is imported may become a value of the module, because code uses its name. */
function mayBeKept({ name, kind, exportName }: ContentImport, code: string): boolean {
  if (kind === 'component') return false;
  return (kind === 'partial' && exportName !== 'default') || mentions(code, name);
}

const partialImport = /\.mdx?['"]/;

function freeName(name: string, { declaredNames }: ParseState): string {
  let number = 2;
  while (declaredNames.has(`${name}_${number}`)) number++;
  return `${name}_${number}`;
}

/** Imports of files rather than packages. */
const fileImport = /^(?:\.|\/|@site\/)/;

/** The origin of a name: the module that it is imported from, or the file that declares it. */
export function sourceOf(from: string, file: string): string {
  if (from === '') return file;
  return fileImport.test(from) ? resolveImportPath(file, from) : from;
}
