interface Node {
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
}

/** Gives strong words a class. */
export function rehypeShout(): (tree: Node) => void {
  return function transform(node) {
    if (node.tagName === 'strong' && node.properties) node.properties.className = ['shout'];
    node.children?.forEach(transform);
  };
}
