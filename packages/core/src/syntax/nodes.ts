import type { AnyNode } from 'acorn';

/** A node and all nodes in it, in the order of the code. */
export function nodesIn(node: AnyNode): AnyNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/** The direct children of a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  // creating a list of the values of each node would take most of an analysis
  for (const key in node) {
    const value: unknown = node[key as keyof AnyNode];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isSyntaxNode(value)) children.push(value);
    } else for (const item of value) if (isSyntaxNode(item)) children.push(item);
  }
  return children;
}

/** Whether a property of a node is a node itself. */
export function isSyntaxNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
