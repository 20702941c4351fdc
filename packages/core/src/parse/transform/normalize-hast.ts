import type { Element, ElementContent, Root } from 'hast';
import { isJsxElement } from '../tree/mdx-nodes.js';
import { walkHast } from '../tree/walk.js';
import { tabElement } from './directives/tab-blocks.js';

/**
 * Renames the elements of admonitions and tabs, which are plain HTML until raw HTML is parsed, to their components;
 * and, as in Docusaurus, `<head>` in MDX to `<Head>`. A `<p>` in MDX that contains blocks becomes a `<div>`, because
 * browsers end a paragraph where a block begins.
 */
export function nameComponents(tree: Root): void {
  walkHast(tree, (node) => {
    if (isJsxElement(node) && node.name === 'head') node.name = 'Head';
    if (node.type === 'mdxJsxFlowElement' && node.name === 'p' && node.children.some(isBlock)) node.name = 'div';
    if (node.type === 'element') nameComponent(node);
    return undefined;
  });
}

const blocks = new Set(['p', 'ul', 'ol', 'pre', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr']);

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && blocks.has(node.tagName);
}

const propertyNames: Readonly<Record<string, string>> = {
  dataType: 'type',
  dataGroupId: 'groupId',
  dataLabel: 'label',
};
const componentNames: ReadonlyMap<string, string> = new Map([
  ['admonition', 'Admonition'],
  ['admonition-title', 'AdmonitionTitle'],
  ['tabs', 'Tabs'],
  [tabElement, 'TabItem'],
]);

function nameComponent(node: Element): void {
  const name = componentNames.get(node.tagName);
  if (name === undefined || (name === 'Tabs' && !node.children.some(isTab))) return;
  node.tagName = name;
  node.properties = Object.fromEntries(
    Object.entries(node.properties).map(([key, value]) => [propertyNames[key] ?? key, value]),
  );
}

/** Tabs have items unless they were written as HTML, where they are an unknown element. */
function isTab(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === tabElement;
}

/** What remark-rehype writes before the ids of footnotes. */
const footnotePrefix = /(?<=^#?)user-content-(?=fn(?:ref)?-)/;

/**
 * Gives footnotes the form that they had in MDX 1: named as they are written, with ids of these names, without the
 * heading that remark-rehype adds above them and the space before the back-reference, and without paragraphs unless one
 * of them consists of several blocks.
 */
export function readFootnotesAsMdx1(tree: Root): void {
  const section = tree.children.find((node) => node.type === 'element' && node.properties.dataFootnotes !== undefined);
  if (section?.type !== 'element') return;
  section.children = section.children.filter(
    (child) => child.type !== 'element' || child.properties.id !== 'footnote-label',
  );
  walkHast(tree, (node, index, parent) => {
    if (node.type !== 'element') return undefined;
    nameFootnote(node);
    const before = parent?.children[index - 1] as ElementContent | undefined;
    if (node.properties.dataFootnoteBackref !== undefined && before?.type === 'text')
      before.value = before.value.trimEnd();
    return undefined;
  });
  const notes = section.children.flatMap((child) => ('children' in child ? child.children : [])).filter(isElement);
  if (notes.every(isOneParagraph)) for (const note of notes) note.children = note.children.flatMap(contentOf);
}

/** Removes the prefix from the ids and addresses of footnotes, and shows the names of references. */
function nameFootnote(node: Element): void {
  for (const name of ['id', 'href']) {
    const value = node.properties[name];
    if (typeof value === 'string') node.properties[name] = value.replace(footnotePrefix, '');
  }
  if (node.properties.dataFootnoteRef === undefined) return;
  delete node.properties.ariaDescribedBy;
  node.children = [{ type: 'text', value: decodeURI(String(node.properties.href).slice('#fn-'.length)) }];
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function isOneParagraph({ children }: Element): boolean {
  return children.filter((child) => child.type !== 'text').length === 1 && children.some(isParagraph);
}

function isParagraph(node: ElementContent): node is Element {
  return isElement(node) && node.tagName === 'p';
}

function contentOf(node: ElementContent): ElementContent[] {
  return isParagraph(node) ? node.children : [];
}

/** Plain text of the first top-level paragraph that is all text. */
export function firstParagraph(tree: Root): string {
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'p' || holdsExpression(node)) continue;
    const text = plainText(node).replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return '';
}

/** Whether a node contains an expression, whose text is unknown until the page is rendered. */
function holdsExpression(node: ElementContent): boolean {
  return node.type === 'mdxTextExpression' || ('children' in node && node.children.some(holdsExpression));
}

function plainText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.properties.dataFootnoteRef !== undefined) return '';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
