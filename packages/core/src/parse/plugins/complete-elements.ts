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
 * They also accept a root inside a tree, which plugins put in place of code that they colour: its children replace it.
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
  if (node.children?.some(isRoot)) node.children = node.children.flatMap(withoutRoots);
  for (const child of node.children ?? []) completeNode(child);
}

function isRoot({ type }: TreeNode): boolean {
  return type === 'root';
}

function withoutRoots(node: TreeNode): TreeNode[] {
  return isRoot(node) ? (node.children ?? []).flatMap(withoutRoots) : [node];
}
