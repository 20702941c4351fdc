import type { Element, ElementContent, Root } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { knownValue } from '../tree/jsx-attribute.js';
import { isComponentName, isJsxElement, type MdxJsxElementHast } from '../tree/mdx-nodes.js';
import type { PlacedNode } from '../tree/node-place.js';
import { type ParentNode, walkHast } from '../tree/walk.js';

/** A code block in a tree, and how to replace it. */
export interface CodeUse {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  /** The code as a plugin has coloured it: elements, among other nodes; absent for text. */
  readonly coloured?: readonly ElementContent[];
  readonly node: PlacedNode;
  /** Whether one of the site's components receives it. */
  readonly isGiven: boolean;
  readonly replace: (block: Element) => void;
}

/** Finds the code blocks of a tree: fenced, indented, and `<CodeBlock>` with plain text and known attributes. */
export function findCode(tree: Root): CodeUse[] {
  const uses: CodeUse[] = [];
  const inComponents = new Set<unknown>();
  walkHast(tree, (node, _index, parent) => {
    if (parent === undefined) return undefined;
    if (inComponents.has(parent) || isOwnComponent(parent)) inComponents.add(node);
    if (isJsxElement(node) && node.name === 'CodeBlock') nameLanguage(node);
    if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return undefined;
    const use = node.type === 'element' ? codeOfPre(node) : codeOfJsx(node);
    if (use === undefined) return undefined;
    const position = node.position;
    uses.push({
      ...use,
      node,
      isGiven: inComponents.has(node),
      replace: (block) =>
        parent.children.splice(parent.children.indexOf(node), 1, { ...block, ...(position && { position }) }),
    });
    return 'skip';
  });
  return uses;
}

/** Docsite's components that contain code without inspecting it. */
const holders: ReadonlySet<string> = new Set(['Tabs', 'TabItem', 'Details', 'Admonition']);

function isOwnComponent(node: ParentNode): boolean {
  const { name } = node as { readonly name?: string | null };
  return node.type === 'mdxJsxFlowElement' && isComponentName(name ?? null) && !holders.has(name ?? '');
}

type FoundCode = Pick<CodeUse, 'code' | 'language' | 'meta' | 'coloured'>;

function codeOfPre(node: Element): FoundCode | undefined {
  const code = node.tagName === 'pre' && node.children.length === 1 ? node.children[0] : undefined;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  return {
    code: textContent(code).replace(/\n$/, ''),
    language: languageIn(classes.map(String)),
    meta: String(code.properties.dataMeta ?? ''),
    ...(code.children.some(({ type }) => type !== 'text') && { coloured: code.children }),
  };
}

function codeOfJsx(node: MdxJsxFlowElementHast): FoundCode | undefined {
  if (node.name !== 'CodeBlock' || !node.children.every(isText)) return undefined;
  const attributes = new Map<string, unknown>();
  for (const attribute of node.attributes) {
    const known = attribute.type === 'mdxJsxAttribute' ? knownValue(attribute) : undefined;
    if (attribute.type !== 'mdxJsxAttribute' || known === undefined) return undefined;
    if (known.value !== null) attributes.set(attribute.name, known.value);
  }
  const title = attributes.get('title');
  const flags = ['showLineNumbers', 'live', 'noInline'].filter((name) => attributes.get(name) === true);
  const firstLine = attributes.get('showLineNumbers');
  if (typeof firstLine === 'number') flags.push(`showLineNumbers=${firstLine}`);
  const meta = `${[String(attributes.get('metastring') ?? ''), ...flags].join(' ')}${title === undefined ? '' : ` title=${JSON.stringify(title)}`}`;
  return {
    code: node.children.map(rawText).join('').replace(/\n$/, ''),
    language: String(attributes.get('language') ?? ''),
    meta,
  };
}

/** Gives a component for code the language that its class names, if it names none. */
function nameLanguage({ attributes }: MdxJsxElementHast): void {
  const attributeOf = (name: string) =>
    attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
  const classes = attributeOf('className');
  const value = typeof classes === 'string' ? languageIn(classes.split(/\s+/)) : '';
  if (value !== '' && attributeOf('language') === undefined)
    attributes.push({ type: 'mdxJsxAttribute', name: 'language', value });
}

/** The language that a class names (`language-js`); empty if none does. */
function languageIn(classes: readonly string[]): string {
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}

function isText(node: ElementContent): boolean {
  return (
    node.type === 'text' ||
    (node.type === 'element' && node.tagName === 'p' && node.children.every((child) => child.type === 'text'))
  );
}

function rawText(node: ElementContent): string {
  return node.type === 'text' ? node.value : textContent(node);
}
