import type { Nodes, Parents, Root } from 'hast';
import type { Place } from '../../diagnostic.js';
import { faultsInHead, foreignInHead, headTagNames } from '../../head/check-head-tag.js';
import type { HeadTag, HeadTagName } from '../../head/head-tag.js';
import type { ParseState } from '../parse-state.js';
import { knownValue } from '../tree/jsx-attribute.js';
import { isJsxElement, isMdxExpression, type MdxJsxElementHast } from '../tree/mdx-nodes.js';
import { placeOfNode } from '../tree/node-place.js';
import { walkHast } from '../tree/walk.js';

/** An element for the head, and the place where it is written. */
export interface PlacedTag {
  readonly tag: HeadTag;
  readonly place: Place;
}

/**
 * Removes each `<Head>` whose elements are literals from the tree, and returns a list of elements for each. A `<Head>`
 * that requires running code stays, for its component to handle when the page is rendered.
 */
export function takeHeadElements(tree: Root, state: ParseState): PlacedTag[][] {
  if (state.format !== 'mdx' || state.declaredNames.has('Head')) return [];
  const heads: PlacedTag[][] = [];
  walkHast(tree, (node, index, parent) => {
    if (!isHead(node)) return undefined;
    const tags = readHead(node, state);
    if (tags === undefined || parent === undefined) return 'skip';
    heads.push(tags);
    (parent as Parents).children.splice(index, 1);
    return index;
  });
  return heads;
}

/** Whether a node is a `<Head>`, which renders nothing. */
export function isHead(node: Nodes): node is MdxJsxElementHast {
  return isJsxElement(node) && node.name === 'Head';
}

/** Undefined if a value requires running code. */
function readHead(head: MdxJsxElementHast, state: ParseState): PlacedTag[] | undefined {
  const tags: PlacedTag[] = [];
  for (const child of withoutFragments(head.children)) {
    if (isMdxExpression(child)) return undefined;
    if (child.type === 'comment' || (child.type === 'text' && child.value.trim() === '')) continue;
    const name = nameOf(child);
    if (name === undefined || !isJsxElement(child)) {
      reportForeign(child, state);
      continue;
    }
    const tag = readTag(child, name);
    if (tag === undefined) return undefined;
    if (reportProblems(tag, child, state)) tags.push({ tag, place: placeOfNode(child, state) });
  }
  return tags;
}

/** Unwraps nodes from paragraphs and fragments. */
function withoutFragments(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) => {
    const isWrapper = (node.type === 'element' && node.tagName === 'p') || (isJsxElement(node) && node.name === null);
    return isWrapper ? withoutFragments(node.children) : [node];
  });
}

function nameOf(node: Nodes): HeadTagName | undefined {
  return isJsxElement(node) ? headTagNames.find((name) => name === node.name) : undefined;
}

function readTag(element: MdxJsxElementHast, tag: HeadTagName): HeadTag | undefined {
  const attrs: Record<string, string | boolean> = {};
  let content = textOf(element.children);
  if (content === undefined) return undefined;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const known = knownValue(attribute);
    if (known === undefined) return undefined;
    const { value } = known;
    if (attribute.name === 'dangerouslySetInnerHTML') content = innerHtml(value) ?? content;
    else if (typeof value === 'boolean') attrs[attributeName(attribute.name)] = value;
    else if (value !== null && value !== undefined) attrs[attributeName(attribute.name)] = String(value);
  }
  const isEmpty = content.trim() === '' && tag !== 'style';
  return {
    tag,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(!isEmpty && { content: tag === 'title' ? content.trim() : content }),
  };
}

/** Normalizes an attribute name of React or HTML to that of HTML. */
function attributeName(name: string): string {
  if (name === 'className') return 'class';
  return name === 'httpEquiv' ? 'http-equiv' : name.toLowerCase();
}

function innerHtml(value: unknown): string | undefined {
  const html = typeof value === 'object' && value !== null && '__html' in value ? value.__html : undefined;
  return typeof html === 'string' ? html : undefined;
}

/** The text in an element; undefined if it requires running code. Elements in `noscript` are printed as HTML. */
function textOf(nodes: readonly Nodes[]): string | undefined {
  const texts = nodes.map((node): string | undefined => {
    if (node.type === 'text') return node.value;
    if (isMdxExpression(node)) return undefined;
    return 'children' in node ? textOf(node.children) : '';
  });
  return texts.includes(undefined) ? undefined : texts.join('');
}

function describeNode(node: Nodes): string {
  if (isJsxElement(node)) return `<${node.name ?? ''}>`;
  return node.type === 'element' ? `<${node.tagName}>` : 'text';
}

function reportForeign(node: Nodes, state: ParseState): void {
  state.problems.push({ rule: 'head', ...foreignInHead(describeNode(node)), place: placeOfNode(node, state) });
}

function reportProblems(tag: HeadTag, node: Nodes, state: ParseState): boolean {
  const faults = faultsInHead(tag);
  for (const fault of faults) state.problems.push({ rule: 'head', ...fault, place: placeOfNode(node, state) });
  return faults.length === 0;
}
