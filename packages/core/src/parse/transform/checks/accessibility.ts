import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { Heading } from '../../document.js';
import type { ParseState } from '../../parse-state.js';
import { isJsxElement, type MdxJsxElementHast } from '../../tree/mdx-nodes.js';
import { placeOfNode } from '../../tree/node-place.js';
import { walkHast } from '../../tree/walk.js';

/** Link texts that are meaningless when a screen reader lists a page's links. */
const emptyWords = new Set([
  'click here',
  'here',
  'link',
  'more',
  'more info',
  'more information',
  'read more',
  'see here',
  'this',
  'this link',
  'this page',
]);

/**
 * Finds what readers with assistive technology cannot use: images and links without text, and skipped heading levels.
 */
export function checkAccessibility(tree: Root, headings: readonly Heading[], state: ParseState): void {
  walkHast(tree, (node) => {
    if (isNamed(node, 'img')) checkImage(node, state);
    if (!isNamed(node, 'a')) return undefined;
    checkLink(node, state);
    return undefined;
  });
  checkLevels(headings, state);
}

function isNamed(node: Nodes, name: string): node is Element | MdxJsxElementHast {
  if (node.type === 'element') return node.tagName === name;
  return isJsxElement(node) && node.name === name;
}

function checkImage(image: Element | MdxJsxElementHast, state: ParseState): void {
  if (readAttribute(image, 'alt') !== undefined || readAttribute(image, 'ariaHidden') !== undefined) return;
  state.problems.push({
    rule: 'image-alt',
    message: 'the image has no alternative text',
    hint: 'say what it shows: `alt="…"`; `alt=""` if it is decorative',
    place: placeOfNode(image, state),
  });
}

function checkLink(link: Element | MdxJsxElementHast, state: ParseState): void {
  if (readAttribute(link, 'href') === undefined || readAttribute(link, 'ariaLabel') !== undefined) return;
  const words = wordsOf(link.children);
  if (words === undefined) return;
  const text = words.replace(/\s+/g, ' ').trim();
  if (text !== '' && !emptyWords.has(text.toLowerCase().replace(/[.…:!]+$/, ''))) return;
  state.problems.push({
    rule: 'link-text',
    message: text === '' ? 'the link has no text' : `'${text}' does not say where the link leads`,
    hint: 'name the target in the text: screen readers read it out without its context',
    place: placeOfNode(link, state),
  });
}

/** The text of nodes, including alternative texts of images; `undefined` if code or a component may add some. */
function wordsOf(nodes: readonly ElementContent[]): string | undefined {
  let words = '';
  for (const node of nodes) {
    const own = wordsOfNode(node);
    if (own === undefined) return undefined;
    words += own;
  }
  return words;
}

function wordsOfNode(node: ElementContent): string | undefined {
  if (node.type === 'text') return node.value;
  if (node.type === 'comment') return '';
  return node.type === 'element' ? wordsOfElement(node) : undefined;
}

function wordsOfElement(element: Element): string | undefined {
  const name = element.properties.alt ?? element.properties.ariaLabel;
  if (typeof name === 'string') return name;
  return element.tagName === 'svg' ? undefined : wordsOf(element.children);
}

/**
 * Reports heading levels that skip one, starting from the title's, and a second title; a document may begin with its
 * own title.
 */
function checkLevels(headings: readonly Heading[], state: ParseState): void {
  let last = 1;
  checkTitles(headings, state);
  for (const { level, text, place } of headings) {
    if (level > last + 1) {
      const message = `heading '${text}' has level ${level}, but the one before it has level ${last}`;
      const hint = `make it level ${last + 1}: readers who navigate by headings look for the missing levels`;
      state.problems.push({ rule: 'heading-order', message, hint, place, cause: hint });
    }
    last = level;
  }
}

/** Reports the second heading of level 1 of a document; those of partials belong to these. */
function checkTitles(headings: readonly Heading[], state: ParseState): void {
  const [title, second] = headings.filter(({ level, place }) => level === 1 && place.file === state.path);
  if (title === undefined || second === undefined) return;
  const message = `heading '${second.text}' has level 1, like '${title.text}' above`;
  const hint = 'make it level 2, and those below it one level deeper: a page has one title';
  state.problems.push({ rule: 'heading-order', message, hint, place: second.place, cause: hint });
}

/** The value of an attribute, by property name; an expression counts as a value. */
function readAttribute(node: Element | MdxJsxElementHast, name: 'alt' | 'ariaHidden' | 'ariaLabel' | 'href'): unknown {
  if (node.type === 'element') return node.properties[name];
  const written = name.replace('aria', 'aria-').toLowerCase();
  const given = node.attributes.find((item) => item.type !== 'mdxJsxAttribute' || item.name === written);
  return given === undefined ? undefined : (given.value ?? '');
}
