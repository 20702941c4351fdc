interface TreeNode<Node> {
  readonly children?: readonly Node[];
}

/** Visits a node of a Markdown or HTML tree and all nodes in it, including those that a visit adds to the node. */
export function walkTree<Node extends TreeNode<Node>>(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children ?? []) walkTree(child, visit);
}
