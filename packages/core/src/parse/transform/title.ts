import type { Element, Root } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import { walkHast } from '../walk.js';
import { isHead } from './head-elements.js';

/** The heading of level 1 that entitles a document. */
export interface TitleHeading {
  readonly element: Element;
  /** What it stands in. */
  readonly parent: { readonly children: unknown[] };
  /** Whether nothing but comments and `<Head>` precedes it. */
  readonly isOpening: boolean;
}

/** The first heading of a document, if that is of level 1 and no line parts it from what precedes it. */
export function findTitle(tree: Root): TitleHeading | undefined {
  let first: { readonly title?: TitleHeading } | undefined;
  walkHast(tree, (node, _index, parent) => {
    if (first === undefined && node.type === 'element' && /^h[1-6r]$/.test(node.tagName))
      first =
        node.tagName === 'h1' && parent !== undefined
          ? { title: { element: node, parent, isOpening: openingNode(tree) === node } }
          : {};
    return first === undefined ? undefined : 'skip';
  });
  return first?.title;
}

/**
 * Whether text of a document stands above its headings for Docusaurus, which looks for a title right at the beginning
 * or below imports: a comment does, too, and so does what is for the head of the page.
 */
export function beginsBesideTitle(body: string): boolean {
  return /^(?:<!--|\{\s*\/\*|<head\b)/i.test(belowImports(body));
}

/**
 * The title that opens a text as Docusaurus says it: as it is written, signs of Markdown included, without the
 * backticks around code and the id at its end. Nothing of a picture, whose own words serve better.
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

/** The words of a title; of one that is a picture, what that says in their place. */
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

/** Takes a title out of its document. */
export function takeTitle({ element, parent }: TitleHeading): void {
  parent.children.splice(parent.children.indexOf(element), 1);
}

function openingNode(tree: Root): Root['children'][number] | undefined {
  return tree.children.find(
    (node) => node.type !== 'comment' && !isHead(node) && (node.type !== 'text' || node.value.trim() !== ''),
  );
}
