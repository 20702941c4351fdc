interface TreeNode {
  readonly type: string;
  name?: string | null;
  attributes?: unknown[];
  children?: TreeNode[];
}

/** MDX elements, which always have a list of attributes, and a name unless they are fragments. */
const mdxElements: ReadonlySet<string> = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

/**
 * Gives elements of a tree what a plugin has left out: lists of children and attributes, and `null` as the name of a
 * fragment. Plugins that make elements of code blocks do so, because unified's own converters accept such elements.
 */
export function completeElements<Tree extends object>(tree: Tree): Tree {
  completeNode(tree as TreeNode);
  return tree;
}

function completeNode(node: TreeNode): void {
  const isOfMdx = mdxElements.has(node.type);
  if (isOfMdx) {
    node.attributes ??= [];
    node.name ??= null;
  }
  if (isOfMdx || node.type === 'element') node.children ??= [];
  for (const child of node.children ?? []) completeNode(child);
}
