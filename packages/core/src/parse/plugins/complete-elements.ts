interface TreeNode {
  readonly type: string;
  attributes?: unknown[];
  children?: TreeNode[];
}

/** MDX elements, which always have a list of attributes. */
const mdxElements: ReadonlySet<string> = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

/**
 * Gives elements of a tree the lists of children and attributes that a plugin has left out, as plugins do that make
 * elements of code blocks: unified's own converters accept such elements.
 */
export function completeElements<Tree extends object>(tree: Tree): Tree {
  completeNode(tree as TreeNode);
  return tree;
}

function completeNode(node: TreeNode): void {
  const isOfMdx = mdxElements.has(node.type);
  if (isOfMdx) node.attributes ??= [];
  if (isOfMdx || node.type === 'element') node.children ??= [];
  for (const child of node.children ?? []) completeNode(child);
}
