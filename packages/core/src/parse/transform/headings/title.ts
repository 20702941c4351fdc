import type { Element, Root } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import { isHead } from '../../facts/head-elements.js';
import { walkHast } from '../../tree/walk.js';

/** The level 1 heading that is a document's title. */
export interface TitleHeading {
  readonly element: Element;
  /** Its parent node. */
  readonly parent: { readonly children: unknown[] };
  /** Whether only comments and `<Head>` precede it. */
  readonly isOpening: boolean;
}

/** What ends the search for a title: the first heading or, in Docusaurus, also a thematic break. */
const searchEnds = { first: /^h[1-6]$/, opening: /^h[1-6r]$/, any: /^h[1-6]$/ };

/** Raises the headings of a document that opens with one of a lower level, so that this is of level 1. */
export function raiseHeadings(tree: Root): void {
  // anchors may precede it
  const opening = tree.children.find((node) => textContent({ type: 'root', children: [node] }).trim() !== '');
  const level = opening?.type === 'element' ? levelOf(opening) : 0;
  if (level < 2) return;
  walkHast(tree, (node) => {
    if (node.type === 'element' && levelOf(node) > 0) node.tagName = `h${Math.max(1, levelOf(node) - level + 1)}`;
    return undefined;
  });
}

/** The level of a heading; 0 for other elements. */
function levelOf({ tagName }: Element): number {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0;
}

/** The first heading of a document, if it is of level 1. */
export function findTitle(tree: Root, titles: keyof typeof searchEnds = 'first'): TitleHeading | undefined {
  let first: { readonly title?: TitleHeading } | undefined;
  walkHast(tree, (node, _index, parent) => {
    if (first === undefined && node.type === 'element' && searchEnds[titles].test(node.tagName))
      first =
        node.tagName === 'h1' && parent !== undefined
          ? { title: { element: node, parent, isOpening: openingNode(tree) === node } }
          : {};
    return first === undefined ? undefined : 'skip';
  });
  return first?.title;
}

/**
 * Whether, for Docusaurus, a document has content above its headings. Docusaurus looks for a title only at the very
 * start or below imports, so comments, head elements and exports count as content.
 */
export function beginsBesideTitle(body: string): boolean {
  return /^(?:<!--|\{\s*\/\*|<head\b|export\s)/i.test(belowImports(body));
}

/**
 * The opening title as Docusaurus extracts it: in source form with Markdown syntax, without the backticks around code
 * and without a closing id. Undefined for images, whose alternative text is more useful.
 */
export function writtenTitle(body: string): string | undefined {
  const text = belowImports(body);
  const line = /^#[ \t]+(\S.*)(?:\n|$)/.exec(text)?.[1]?.replace(/\s*(?:\{#*[\w-]+\}|#+)\s*$/, '');
  const underlined = /^(.*)\n=+(?:\n|$)/.exec(text)?.[1]?.replace(/\s*=+$/, '');
  const written = (line ?? underlined)?.replace(/`([^`]*)`/g, '$1').trim();
  return written?.startsWith('![') ? undefined : written;
}

function belowImports(body: string): string {
  return body
    .trimStart()
    .replace(/^(?:import\s(?:.|\n(?!\n))*\n{2,})*/, '')
    .trimStart();
}

/** The text of a title, or the alternative text if it is an image. */
export function wordsOfTitle({ element }: TitleHeading): string {
  const words = textContent(element).trim();
  if (words !== '') return words;
  const alternatives: string[] = [];
  walkHast(element, (node) => {
    if (node.type === 'element' && node.tagName === 'img') alternatives.push(String(node.properties.alt ?? ''));
    return undefined;
  });
  return alternatives.join(' ').trim();
}

/** Removes a title from its document. */
export function takeTitle({ element, parent }: TitleHeading): void {
  parent.children.splice(parent.children.indexOf(element), 1);
}

/** Puts a title into an element for it, as one outside of the text has. */
export function wrapTitle({ element, parent }: TitleHeading): void {
  const header: Element = { type: 'element', tagName: 'header', properties: {}, children: [element] };
  parent.children[parent.children.indexOf(element)] = header;
}

function openingNode(tree: Root): Root['children'][number] | undefined {
  return tree.children.find(
    (node) => node.type !== 'comment' && !isHead(node) && (node.type !== 'text' || node.value.trim() !== ''),
  );
}
