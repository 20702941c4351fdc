import type { Heading, Nodes, Root } from 'mdast';
import { closingHeadingId } from '../heading-id.js';
import { walkMdast } from '../walk.js';

/** Has the ids of headings made of the code in them, too, as Docusaurus makes them, whatever it gives: `{version}` of `version`. */
export function keepExpressionSlugs(tree: Root): void {
  walkMdast(tree, (node) => {
    if (node.type === 'heading' && node.children.some(isExpression)) keepSlug(node);
    return undefined;
  });
}

/** Whether a node is code in a heading, other than a comment. */
function isExpression(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') return !/^\/\*.*\*\/$/s.test(node.value.trim());
  return 'children' in node && node.children.some(isExpression);
}

/**
 * Has the id of a heading made of what its text is now, whatever becomes of that; tags are none of it, unless it is all tags.
 *
 * @param change What is done to the text before.
 */
export function keepSlug(heading: Heading, change: (text: string) => string = (text) => text): void {
  const words = heading.children.filter(({ type }) => type !== 'html');
  const text = (words.length > 0 ? words : heading.children).map(textOf).join('');
  const dataSlug = change(text).replace(closingHeadingId, '');
  heading.data = { ...heading.data, hProperties: { dataSlug, ...heading.data?.hProperties } };
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
