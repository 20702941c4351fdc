import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import type { Heading } from '../../document.js';
import { headingIdOf, readClosingId } from '../../markdown/heading-id.js';
import type { ParseState } from '../../parse-state.js';
import { placeOfNode } from '../../tree/node-place.js';
import { walkHast } from '../../tree/walk.js';
import { contentsHtml } from './heading-contents.js';
import { HeadingSlugger } from './heading-slugger.js';
import { slugWords } from './heading-words.js';
import { isHeading, takeHtmlMark } from './html-headings.js';

/**
 * Gives every heading its final id: the authored one, or else a unique slug. Headings added by plugins come last, so
 * that they do not change the ids of the others. An empty heading without one has no id, and is not in the result. A
 * heading of signs alone has an empty slug, which is no id in HTML.
 */
export function assignHeadingIds(tree: Root, state: ParseState): Heading[] {
  const elements = collectHeadings(tree, state);
  giveIds(elements, state);
  const nested = new Set(elements.filter((element) => takeMark(element, 'dataNested')));
  const named = elements.filter(({ properties }) => properties.id !== undefined);
  return named.map((element) => {
    const place = placeOfNode(element, state);
    const id = String(element.properties.id);
    if (id === '') delete element.properties.id;
    return {
      level: Number(element.tagName[1]),
      id,
      ...(state.namedHeadings.get(element) ?? wordsToShow(element, state)),
      // Docusaurus 2 lists neither headings within other blocks nor those of partials
      ...((nested.has(element) || (state.context.mdx1 && place.file !== state.path)) && { isUnlisted: true as const }),
      place,
    };
  });
}

/**
 * Gives headings their ids before rehype plugins run, because these read them, as they can in Docusaurus. What these
 * add to headings appears in no table of contents.
 */
export function assignIdsForPlugins(tree: Root, state: ParseState): void {
  const elements = collectHeadings(tree, state);
  giveIds(elements, state);
  for (const element of elements) state.namedHeadings.set(element, wordsToShow(element, state));
}

function giveIds(elements: readonly Element[], state: ParseState): void {
  const { capitalIds: keepsCase = false, headingIds } = state.context;
  const slugger = new HeadingSlugger(headingIds);
  for (const element of elements) {
    const isNamed = state.namedHeadings.has(element) && typeof element.properties.id === 'string';
    const id = isNamed ? String(element.properties.id) : takeWrittenId(element, state);
    if (id === undefined) continue;
    element.properties.id = id;
    if (!isNamed) state.ids.push({ id, place: placeOfNode(element, state) });
    slugger.take(id);
  }
  const added = new Set(elements.filter((element) => takeMark(element, 'dataAdded')));
  const written = elements.filter(
    ({ children, properties }) => children.length > 0 || properties.id !== undefined || properties.dataSlug,
  );
  for (const element of [
    ...written.filter((element) => !added.has(element)),
    ...written.filter((element) => added.has(element)),
  ]) {
    const words = takeSlug(element) ?? slugWords(element);
    element.properties.id ??= slugger.slug(words, keepsCase);
  }
}

/** A heading in tables of contents. */
function wordsToShow(element: Element, { context, format }: ParseState): Pick<Heading, 'text' | 'html'> {
  const { dataContents } = element.properties;
  delete element.properties.dataContents;
  return {
    text: textContent(element).trim(),
    html:
      typeof dataContents === 'string'
        ? dataContents
        : contentsHtml(element, { showsAlts: context.headingIds === 'docusaurus' && format === 'mdx' }),
  };
}

/** Removes the mark of a heading that comes from a plugin or is within another block; returns whether it was there. */
function takeMark({ properties }: Element, name: 'dataAdded' | 'dataNested'): boolean {
  const isMarked = name in properties;
  delete properties[name];
  return isMarked;
}

function collectHeadings(tree: Root, state: ParseState): Element[] {
  const found: Element[] = [];
  walkHast(tree, (node) => {
    if (!isHeading(node)) return undefined;
    if (takeHtmlMark(node) && state.context.htmlHeadings === false) leavePlain(node, state);
    if (node.properties.id !== 'footnote-label' && !state.plainHeadings.has(node)) found.push(node);
    return 'skip';
  });
  return found;
}

/** Keeps a heading as the element that it was written as. Links can lead to its id, if it has one. */
function leavePlain(element: Element, state: ParseState): void {
  state.plainHeadings.add(element);
  const { id } = element.properties;
  if (typeof id === 'string') state.ids.push({ id, place: placeOfNode(element, state) });
}

/** Removes a closing `{#id}` or id comment from a heading and returns the id; an `id` attribute counts, too. */
function takeWrittenId(element: Element, { context }: ParseState): string | undefined {
  const last = element.children.at(-1);
  const text = closingText(element);
  const closing = text && readClosingId(text.value, context.headingIds);
  if (text !== undefined && closing !== undefined) {
    text.value = closing.before;
    return closing.id;
  }
  const named = last?.type === 'mdxTextExpression' ? headingIdOf(last.value) : undefined;
  if (named !== undefined) {
    element.children.pop();
    trimEnd(element.children.at(-1));
    return named;
  }
  return typeof element.properties.id === 'string' ? element.properties.id : undefined;
}

/**
 * The text node that a heading ends with. It may be nested in an element, because in HTML `<sup />` is not self-closing
 * and contains all that follows it. Text in code does not count.
 */
function closingText(node: Element): Text | undefined {
  const last = node.children.at(-1);
  if (last?.type === 'text') return last;
  return last?.type === 'element' && last.tagName !== 'code' ? closingText(last) : undefined;
}

/** The text that the id is derived from, if it differs from that of the heading. */
function takeSlug({ properties }: Element): string | undefined {
  const { dataSlug } = properties;
  delete properties.dataSlug;
  return typeof dataSlug === 'string' ? dataSlug : undefined;
}

function trimEnd(node: ElementContent | undefined): void {
  if (node?.type === 'text') node.value = node.value.trimEnd();
}
