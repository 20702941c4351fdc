import type { Root } from 'mdast';
import { walkMdast } from '../../tree/walk.js';
import { parseIfValid } from '../code/parse-module.js';

/**
 * Removes imports added by plugins whose names the document has already. Such plugins look for an import in the tree
 * before they add their own, but the document's own imports are no longer in the tree when plugins run.
 */
export function dropRepeatedImports(tree: Root, declared: ReadonlyMap<string, unknown>): void {
  if (declared.size === 0) return;
  walkMdast(tree, (node) => {
    if (node.type === 'mdxjsEsm') node.value = withoutRepeated(node.value, declared);
    return undefined;
  });
}

function withoutRepeated(code: string, declared: ReadonlyMap<string, unknown>): string {
  const repeated = (parseIfValid(code)?.body ?? []).filter(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.length > 0 &&
      statement.specifiers.every(({ local }) => declared.has(local.name)),
  );
  return repeated.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
