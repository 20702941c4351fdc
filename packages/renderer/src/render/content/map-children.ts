import type { ElementContent, Nodes, Parents } from 'hast';

/** A node with changed children; the same node if none of them changes. */
export function mapChildren<Node extends Parents>(node: Node, change: (child: Nodes) => Nodes): Node {
  let children: ElementContent[] | undefined;
  node.children.forEach((child, index) => {
    const changed = change(child);
    if (changed === child) return;
    children ??= [...node.children] as ElementContent[];
    children[index] = changed as ElementContent;
  });
  return children === undefined ? node : { ...node, children };
}
