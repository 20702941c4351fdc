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

/** Whether a node of mdast or hast is an expression in braces. */
export function isMdxExpression<Node extends TypedNode>(
  node: Node,
): node is Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }> {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
