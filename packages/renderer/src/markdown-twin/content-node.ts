import { isJsxElement, knownValue, type MdxJsxElementHast } from '@docsite/core';
import type { Element } from 'hast';

/** An element or JSX element of a content tree; both are printed alike. */
export type ContentElement = Element | MdxJsxElementHast;

/** A child of an element in a content tree: element, text, comment or MDX expression. */
export type ContentNode = ContentElement['children'][number];

/** Whether a node has a name, attributes and children. */
export function isElement(node: ContentNode | undefined): node is ContentElement {
  return node !== undefined && (node.type === 'element' || isJsxElement(node));
}

/** Tag name, or component name; empty for a JSX fragment. */
export function nameOf(node: ContentElement): string {
  return node.type === 'element' ? node.tagName : (node.name ?? '');
}

/** The value of an attribute, as far as it is known without running code. */
export function attributeOf(node: ContentElement, name: string): unknown {
  if (node.type === 'element') return node.properties[name];
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    return knownValue(attribute)?.value;
  }
  return undefined;
}

/** The value of an attribute if it is a string. */
export function textAttribute(node: ContentElement, name: string): string | undefined {
  const value = attributeOf(node, name);
  return typeof value === 'string' ? value : undefined;
}

/** The concatenated text inside a node. */
export function textOf(node: ContentNode): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}
