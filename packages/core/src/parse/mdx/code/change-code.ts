import type { Nodes } from 'mdast';
import { isJsxElement, isMdxExpression, type MdxJsxElement } from '../../tree/mdx-nodes.js';

/** Changes the code of an expression or of an element's attributes. The callback receives code that can be parsed. */
export function changeCode(node: Nodes, change: (code: string) => string): void {
  if (isMdxExpression(node)) node.value = changeExpression(node.value, change);
  else if (isJsxElement(node)) changeAttributes(node, change);
}

function changeAttributes({ attributes }: MdxJsxElement, change: (code: string) => string): void {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') attribute.value = changeSpread(attribute.value, change);
    else if (typeof attribute.value === 'object' && attribute.value !== null)
      attribute.value.value = changeExpression(attribute.value.value, change);
  }
}

function changeExpression(code: string, change: (code: string) => string): string {
  return change(`(${code}\n)`).slice(1, -2);
}

function changeSpread(code: string, change: (code: string) => string): string {
  return change(`({${code}\n})`).slice(2, -3);
}
