import type { Nodes as HastNode } from 'hast';
import type { Nodes as MdastNode } from 'mdast';

/** A node with children, which a visitor may change. */
export interface ParentNode {
  readonly type: string;
  readonly children: unknown[];
}

/**
 * Returned by a visitor: undefined to visit the children, `skip` to skip them, or the index of the sibling to continue
 * at.
 */
export type VisitResult = 'skip' | number | undefined;

/** Called for each node; only the root has no `parent`. */
export type Visitor<Node> = (node: Node, index: number, parent: ParentNode | undefined) => VisitResult;

/**
 * Visits every node of a tree in document order, parents first. Replaces `unist-util-visit`, which defines a property
 * of a function for every node: half of the parse stage (1.0 s of 2.1 s on 1,000 pages).
 */
export function walkMdast(tree: MdastNode, visit: Visitor<MdastNode>): void {
  walkNode(tree, visit as Visitor<object>);
}

/** `walkMdast` for hast. */
export function walkHast(tree: HastNode, visit: Visitor<HastNode>): void {
  walkNode(tree, visit as Visitor<object>);
}

function walkNode(tree: object, visit: Visitor<object>): void {
  if (visit(tree, 0, undefined) !== 'skip') walkChildren(tree as ParentNode, visit);
}

function walkChildren(parent: ParentNode, visit: Visitor<object>): void {
  const { children } = parent;
  if (children === undefined) return;
  for (let index = 0; index < children.length; ) {
    const child = children[index] as object;
    const result = visit(child, index, parent);
    if (typeof result === 'number') {
      index = result;
      continue;
    }
    if (result !== 'skip') walkChildren(child as ParentNode, visit);
    index++;
  }
}
