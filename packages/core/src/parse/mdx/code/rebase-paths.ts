import { posix } from 'node:path';
import type { Root } from 'mdast';
import { relativeReference } from '../../../site-path.js';
import type { CodeRange } from '../../document.js';
import { walkMdast } from '../../tree/walk.js';
import { changeCode } from './change-code.js';
import { moduleSpecifiers, parseIfValid } from './parse-module.js';

/**
 * Rewrites the relative paths that expressions of a partial load with `require('…')` and `import('…')`: they are
 * relative to the partial, and its expressions become part of the document.
 */
export function rebaseLoadedPaths(tree: Root, partial: string, document: string): void {
  if (posix.dirname(partial) === posix.dirname(document)) return;
  walkMdast(tree, (node) => {
    changeCode(node, (code) => rebasedCode(code, partial, document));
    return undefined;
  });
}

function rebasedCode(code: string, partial: string, document: string): string {
  if (!/\b(?:require|import)\b/.test(code)) return code;
  return rebasePaths({ code, specifiers: moduleSpecifiers(parseIfValid(code)) }, partial, document);
}

/** Rewrites the relative module specifiers of code in one file for another file. */
export function rebasePaths(
  { code, specifiers }: { readonly code: string; readonly specifiers: readonly CodeRange[] },
  from: string,
  to: string,
): string {
  const folder = posix.dirname(from);
  let rebased = '';
  let at = 0;
  for (const { start, end } of [...specifiers].sort((a, b) => a.start - b.start)) {
    const path = code.slice(start, end);
    const isRelative = /^\.{1,2}\//.test(path);
    rebased += code.slice(at, start) + (isRelative ? relativeReference(to, posix.join(folder, path)) : path);
    at = end;
  }
  return rebased + code.slice(at);
}
