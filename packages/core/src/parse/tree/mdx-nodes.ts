import type {
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElement,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

/** Types of nodes that exist only in MDX. */
export const mdxNodes = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
] as const;

/** An element written as JSX, in mdast: a block, or part of a text. */
export type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An element written as JSX, in hast. */
export type MdxJsxElementHast = MdxJsxFlowElementHast | MdxJsxTextElementHast;

interface TypedNode {
  readonly type: string;
}

/** Whether a node of mdast or hast is an element written as JSX. */
export function isJsxElement<Node extends TypedNode>(
  node: Node,
): node is Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Whether the name of an element written as JSX is that of a component: a member, such as `tabs.List`, or a name that
 * does not begin with a small letter.
 */
export function isComponentName(name: string | null): boolean {
  return name !== null && (name.includes('.') || /^[^a-z]/.test(name));
}

/** The first name of a component that may be a member: `tabs` of `tabs.List`. */
export function rootName(component: string): string {
  return component.split('.', 1)[0] ?? '';
}

/** Whether the name of an element written as JSX is that of an HTML element, rather than a component or fragment. */
export function isHtmlName(name: string | null): name is string {
  return name !== null && !isComponentName(name);
}

/** Whether a node of mdast or hast is an expression in braces. */
export function isMdxExpression<Node extends TypedNode>(
  node: Node,
): node is Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }> {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
