import type { Element, Nodes } from 'hast';

/** An element or a JSX element of a content tree; both are printed alike. */
export type ContentElement = Element | Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Anything that an element of a content tree may have as a child: elements, text, comments, MDX expressions. */
export type ContentNode = ContentElement['children'][number];

/** Whether a node has a name, attributes and children. */
export function isElement(node: ContentNode | undefined): node is ContentElement {
  return node?.type === 'element' || node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';
}

/** Tag name, or name of a component; empty for a JSX fragment. */
export function nameOf(node: ContentElement): string {
  return node.type === 'element' ? node.tagName : (node.name ?? '');
}

/** The value of an attribute, as far as it is known without running code. */
export function attributeOf(node: ContentElement, name: string): unknown {
  if (node.type === 'element') return node.properties[name];
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const { literal } = (attribute.data ?? {}) as { literal?: { readonly value: unknown } };
    return literal === undefined ? (attribute.value ?? true) : literal.value;
  }
  return undefined;
}

/** The value of an attribute where it is text. */
export function textAttribute(node: ContentElement, name: string): string | undefined {
  const value = attributeOf(node, name);
  return typeof value === 'string' ? value : undefined;
}

/** All text inside a node, as it stands. */
export function textOf(node: ContentNode): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}
