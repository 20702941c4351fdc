import type { Heading, Nodes } from 'mdast';
import { closingHeadingId } from '../heading-id.js';

/** Has the id of a heading made of what its text is now, whatever becomes of that; tags are none of it, unless it is all tags. */
export function keepSlug(heading: Heading): void {
  const words = heading.children.filter(({ type }) => type !== 'html');
  const dataSlug = (words.length > 0 ? words : heading.children).map(textOf).join('').replace(closingHeadingId, '');
  heading.data = { ...heading.data, hProperties: { dataSlug, ...heading.data?.hProperties } };
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
