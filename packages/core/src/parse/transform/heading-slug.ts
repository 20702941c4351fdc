import type { Heading, Nodes } from 'mdast';
import { closingHeadingId } from '../heading-id.js';

/** Has the id of a heading made of what its text is now, whatever becomes of that. */
export function keepSlug(heading: Heading): void {
  const dataSlug = textOf(heading).replace(closingHeadingId, '');
  heading.data = { ...heading.data, hProperties: { dataSlug, ...heading.data?.hProperties } };
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
