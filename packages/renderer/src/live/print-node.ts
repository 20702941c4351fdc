import { heldName, isBareElement, isComponentName, isLiveElement } from '@docsite/core';
import type { Element, Nodes } from 'hast';
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html } from 'property-information';
import styleToObject from 'style-to-js';
import { isOwnCode } from './code-blocks.js';

/** Marks an element to be rendered as itself rather than by a component. */
export const bareTable = 'table:bare';

/** Table elements, in which white space is not text. */
const tableParts: ReadonlySet<string> = new Set([bareTable, 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/** The name that code blocks import their component by, so that analysis finds whether it can change in the browser. */
export const themeCode = '_CodeBlock';

/** Prints a call that creates an element, from code for its type and its properties. */
export function printCall(type: string, properties: string, children: readonly Nodes[]): string {
  return `_create(${[type, properties, ...children.map(printNode)].join(', ')})`;
}

/** Prints data as JSON in which no text looks like a call that loads modules: such calls are rewritten in code. */
function printData(data: unknown): string {
  return JSON.stringify(data).replace(/\b((?:require|import)(?:\.\w+)*\s*)\(/g, '$1\\u0028');
}

function printNode(node: Nodes): string {
  switch (node.type) {
    case 'root':
      return printCall('_Fragment', 'null', node.children);
    case 'text':
      return printData(node.value);
    case 'element':
      return printElement(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return `(${(node as MdxFlowExpressionHast | MdxTextExpressionHast).value})`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return printJsx(node);
    default:
      return 'null';
  }
}

function printElement(node: Element): string {
  const { tagName } = node;
  const isSpace = (child: Nodes): boolean => child.type === 'text' && child.value.trim() === '';
  const children = tableParts.has(tagName) ? node.children.filter((child) => !isSpace(child)) : node.children;
  return printCall(printType(node), printData(reactProperties(node)), children);
}

function printType(node: Element): string {
  const { tagName } = node;
  if (isOwnCode(node)) return themeCode;
  if (isLiveElement(node)) return liveName(tagName);
  return tagName === bareTable ? '"table"' : `_of(${JSON.stringify(tagName)})`;
}

/** The component of an element by the theme's own name, so that analysis finds whether it can change in the browser. */
function liveName(name: string): string {
  return `_contentComponents[${JSON.stringify(name)}]`;
}

/** Prints an element whose code refers to children by a name; like all children, they are a list or a single one. */
function printJsx(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): string {
  const held = heldName(node);
  const children = held === undefined ? node.children : node.children.slice(0, -1);
  const call = printCall(printName(node), printAttributes(node), children);
  return held === undefined
    ? call
    : `((${held}) => ${call})(${printNode(node.children.at(-1) as Nodes)}.props.children)`;
}

function printName(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): string {
  const { name } = node;
  if (name === null) return '_Fragment';
  if (isBareElement(node)) return JSON.stringify(name);
  if (isLiveElement(node)) return liveName(name);
  return isComponentName(name) ? name : `_of(${JSON.stringify(name)})`;
}

function printAttributes(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): string {
  const entries = node.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
    if (attribute.value === null || attribute.value === undefined) return `${JSON.stringify(attribute.name)}: true`;
    const value = typeof attribute.value === 'string' ? printData(attribute.value) : `(${attribute.value.value})`;
    return `${JSON.stringify(attribute.name)}: ${value}`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** hast properties under React's names. */
function reactProperties(node: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node.properties).flatMap(([property, value]): [string, unknown][] => {
      if (value === null || value === undefined || value === false) return [];
      // as in documents without code; `align` is obsolete
      if (property === 'align' && /^t[dh]$/.test(node.tagName)) return [['style', { textAlign: value }]];
      const info = find(html, property);
      const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
      if (name === 'style' && typeof value === 'string') return [[name, styleToObject(value, { reactCompat: true })]];
      return [[name, Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value]];
    }),
  );
}
