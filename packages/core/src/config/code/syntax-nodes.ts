import type { AnyNode } from 'acorn';

/** A node and all nodes in it, in the order of the code. */
export function nodesIn(node: AnyNode): AnyNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/** The direct children of a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
