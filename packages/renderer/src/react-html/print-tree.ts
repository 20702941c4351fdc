import { isMdxExpression } from '@docsite/core';
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { find, hastToReact, html as schema } from 'property-information';
import type { ReactElement } from 'react';
import type { Props } from './native-elements.js';

/** How to render a content tree. */
export interface TreeDrawing {
  /** Whether elements of a name are rendered by a component. */
  readonly hasComponent: (tagName: string) => boolean;
  /** Converts a part of a tree to a React element. */
  readonly draw: (node: Nodes) => ReactElement;
}

/** The output of printing a tree. */
export interface TreeTarget {
  readonly printText: (text: string) => void;
  /** Prints React elements. */
  readonly printNode: (node: unknown) => void;
  /** Prints children, taking them into account for the ids of components. */
  readonly printEach: <T>(nodes: readonly T[], print: (node: T) => void) => void;
  /** Prints a native element, whose content is printed by a function. */
  readonly printAround: (tag: string, props: Props, printContent: () => void) => void;
}

/**
 * Prints a content tree. Text and plain elements are printed directly, without creating React elements; everything else
 * is left to React: components, the contents of `<svg>`, tables, expressions, and attributes with complex values.
 */
export function printTree(tree: Root, drawing: TreeDrawing, target: TreeTarget): void {
  if (hasExpression(tree.children)) target.printNode(drawing.draw(tree));
  else printChildren(tree.children, drawing, target);
}

function printChildren(nodes: readonly RootContent[], drawing: TreeDrawing, target: TreeTarget): void {
  const drawn = nodes.filter(isDrawn);
  target.printEach(drawn, (node) => {
    if (node.type === 'text') target.printText(node.value);
    else if (node.type === 'element') printElement(node, drawing, target);
    else target.printNode(drawing.draw(node));
  });
}

function printElement(node: Element, drawing: TreeDrawing, target: TreeTarget): void {
  const { tagName, children } = node;
  const props = isPlain(node, drawing) ? plainProps(node.properties) : undefined;
  if (props === undefined) target.printNode(drawing.draw(node));
  else target.printAround(tagName, props, () => printChildren(children, drawing, target));
}

/**
 * Elements whose attributes or white space depend on their surroundings, those whose first newline counts, and those
 * whose text is not HTML.
 */
const special = new Set(['svg', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'pre', 'script']);

function isPlain({ tagName, children }: Element, { hasComponent }: TreeDrawing): boolean {
  return !special.has(tagName.toLowerCase()) && !hasComponent(tagName) && !hasExpression(children);
}

function hasExpression(nodes: readonly (RootContent | ElementContent)[]): boolean {
  return nodes.some(isMdxExpression);
}

/** Whether a node is rendered: comments, and raw HTML that no plugin has parsed, are not. */
function isDrawn({ type }: RootContent): boolean {
  const name: string = type;
  return name === 'text' || name === 'element' || name === 'mdxJsxFlowElement' || name === 'mdxJsxTextElement';
}

/** React's attribute names by hast property name; `undefined` for those that React has to print. */
const names = new Map<string, string | undefined>();

function nameOf(property: string): string | undefined {
  if (names.has(property)) return names.get(property);
  const info = find(schema, property);
  const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
  const known = info.commaSeparated || notPlain.has(name) ? undefined : name;
  names.set(property, known);
  return known;
}

const notPlain = new Set(['style', 'align', 'key', 'ref', 'children', 'dangerouslySetInnerHTML']);

function plainProps(properties: Element['properties']): Props | undefined {
  const props: Record<string, unknown> = {};
  for (const property in properties) {
    const value = properties[property];
    if (value === null || value === undefined || Number.isNaN(value)) continue;
    const name = nameOf(property);
    if (name === undefined) return undefined;
    props[name] = Array.isArray(value) ? value.join(' ').trim() : value;
  }
  return props;
}
