import type { Heading, Nodes, Root } from 'mdast';
import { readClosingId } from '../../markdown/heading-id.js';
import { walkMdast } from '../../tree/walk.js';

/** The line below a heading in Setext's notation; it may be a thematic break. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/m;

/** Creates a cheap test for something in a heading, which spares most files the traversal of their trees. */
export function mayBeInHeading(pattern: string): (text: string) => boolean {
  const [inHeading, anywhere] = [
    new RegExp(String.raw`^(?:[ \t>*+-]|\d+[.)])*#.*${pattern}`, 'm'),
    new RegExp(pattern),
  ];
  return (text) => inHeading.test(text) || (underline.test(text) && anywhere.test(text));
}

/**
 * Derives heading ids from the source of expressions in them, whatever these evaluate to, as Docusaurus does:
 * `{version}` contributes `version`.
 */
export function keepExpressionSlugs(tree: Root): void {
  keepSlugsWith(isExpression, tree);
}

/**
 * Derives heading ids from the text without the parts that remark-directive parses as directives, as Docusaurus does
 * before it turns them into text again: `join` for `join:Options`.
 */
export function keepDirectiveSlugs(tree: Root): void {
  keepSlugsWith(isDirective, tree);
}

/**
 * Derives heading ids without what HTML in them shows, as Docusaurus does in Markdown that is not MDX: alternative
 * texts of images count only if they are written in Markdown.
 */
export function keepHtmlSlugs(tree: Root): void {
  keepSlugsWith(isHtml, tree);
}

/** Fixes the texts that ids of headings with certain nodes are derived from. */
function keepSlugsWith(isSought: (node: Nodes) => boolean, tree: Root): void {
  walkMdast(tree, (node) => {
    if (node.type === 'heading' && node.children.some((child) => holds(child, isSought))) keepSlug(node);
    return undefined;
  });
}

/** Whether a node, or one in it, is sought. */
export function holds(node: Nodes, isSought: (node: Nodes) => boolean): boolean {
  return isSought(node) || ('children' in node && node.children.some((child) => holds(child, isSought)));
}

/** Whether a node is a directive in Docusaurus, where names begin with an ASCII letter: `10:30` contains none. */
function isDirective(node: Nodes): boolean {
  return node.type === 'textDirective' && /^[A-Za-z]/.test(node.name);
}

function isHtml(node: Nodes): boolean {
  return node.type === 'html';
}

/** Whether a node is an expression in a heading, other than a comment. */
function isExpression(node: Nodes): boolean {
  return node.type === 'mdxTextExpression' && !/^\/\*.*\*\/$/s.test(node.value.trim());
}

/**
 * Fixes the text that a heading's id is derived from to the current one, however the heading changes later. Tags are
 * ignored unless there is nothing else.
 */
export function keepSlug(heading: Heading): void {
  const words = heading.children.filter(({ type }) => !tags.has(type));
  const text = (words.length > 0 ? words : heading.children).map(textOf).join('');
  const dataSlug = readClosingId(text, 'docusaurus')?.before ?? text;
  heading.data = { ...heading.data, hProperties: { dataSlug, ...heading.data?.hProperties } };
}

/** Types of nodes that hold tags; those of the second are of MDX 1. */
const tags: ReadonlySet<string> = new Set(['html', 'jsx']);

function textOf(node: Nodes): string {
  if (node.type === 'textDirective' && !isDirective(node)) return `:${node.name}`;
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
