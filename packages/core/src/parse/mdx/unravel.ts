import type { Paragraph, Root } from 'mdast';
import { walkMdast } from '../tree/walk.js';

/**
 * Converts paragraphs that contain only JSX or expressions to flow content, as MDX does: a component on a line of its
 * own is a block. Based on `remark-mark-and-unravel` of MDX 3.
 */
export function unravel(tree: Root): void {
  walkMdast(tree, (node, index, parent) => {
    if (node.type !== 'paragraph' || parent === undefined || !holdsOnlyMdx(node)) return undefined;
    const blocks = node.children.filter((child) => child.type !== 'text').map(toFlow);
    parent.children.splice(index, 1, ...blocks);
    return index;
  });
}

function holdsOnlyMdx(node: Paragraph): boolean {
  let found = false;
  for (const child of node.children) {
    if (child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression') found = true;
    // a space that does not break is text
    else if (child.type !== 'text' || /[^ \t\n\f\r]/.test(child.value)) return false;
  }
  return found;
}

function toFlow(child: Paragraph['children'][number]): unknown {
  if (child.type === 'mdxJsxTextElement') return { ...child, type: 'mdxJsxFlowElement' };
  return { ...child, type: 'mdxFlowExpression' };
}
