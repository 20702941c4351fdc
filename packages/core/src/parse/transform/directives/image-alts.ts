import type { Image, ImageReference, Nodes } from 'mdast';
import { parseWithRemark } from '../../markdown/remark-parser.js';
import type { ParseState } from '../../parse-state.js';
import { sourceOfNode } from '../../tree/node-place.js';

const directive = /:[\p{L}\p{N}]/u;

/**
 * Restores what parsers drop from the alternative text of an image because they take it for a directive: `:30` in
 * `10:30`.
 */
export function restoreAlt(image: Image | ImageReference, state: ParseState): void {
  const label = labelOf(sourceOfNode(image, state));
  if (!directive.test(label)) return;
  // so that nothing at the beginning of the label is taken for the mark of a block
  const text = `x${label}`;
  image.alt = wordsOf(parseWithRemark(text, 'md'), text).slice(1);
}

/** The text between the outermost brackets at the beginning of an image's source. */
function labelOf(source: string): string {
  let depth = 0;
  for (const { 0: found, index } of source.matchAll(/\\.|[[\]]/gs)) {
    if (found === '[') depth += 1;
    if (found === ']' && --depth === 0) return source.slice('!['.length, index);
  }
  return '';
}

function wordsOf(node: Nodes, text: string): string {
  if (node.type === 'textDirective') return text.slice(node.position?.start.offset, node.position?.end.offset);
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map((child) => wordsOf(child, text)).join('') : '';
}
