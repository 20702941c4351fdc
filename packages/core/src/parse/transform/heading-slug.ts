import type { Heading, Nodes, Root } from 'mdast';
import { closingHeadingId } from '../heading-id.js';
import { walkMdast } from '../walk.js';

/**
 * Has the ids of headings made of the code in them, too, as Docusaurus makes them, whatever it gives: `{version}` of
 * `version`.
 */
export function keepExpressionSlugs(tree: Root): void {
  walkMdast(tree, (node) => {
    if (node.type === 'heading' && node.children.some((child) => holds(child, isExpression))) keepSlug(node);
    return undefined;
  });
}

/**
 * Has the ids of headings made without what remark-directive takes for a directive, as Docusaurus makes them before it
 * turns that into text again: `join` of `join:Options`.
 */
export function keepDirectiveSlugs(tree: Root): void {
  walkMdast(tree, (node) => {
    if (node.type === 'heading' && node.children.some((child) => holds(child, isDirective))) keepSlug(node);
    return undefined;
  });
}

function holds(node: Nodes, isSought: (node: Nodes) => boolean): boolean {
  return isSought(node) || ('children' in node && node.children.some((child) => holds(child, isSought)));
}

/** Names of directives begin with a letter of ASCII there: `10:30` holds none. */
function isDirective(node: Nodes): boolean {
  return node.type === 'textDirective' && /^[A-Za-z]/.test(node.name);
}

/** Whether a node is code in a heading, other than a comment. */
function isExpression(node: Nodes): boolean {
  return node.type === 'mdxTextExpression' && !/^\/\*.*\*\/$/s.test(node.value.trim());
}

/**
 * Has the id of a heading made of what its text is now, whatever becomes of that; tags are none of it, unless it is all
 * tags.
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
  if (node.type === 'textDirective' && !isDirective(node)) return `:${node.name}`;
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
