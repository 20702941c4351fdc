interface TreeNode {
  readonly type: string;
  name?: string | null;
  attributes?: unknown[];
  properties?: object | null;
  children?: TreeNode[];
  value?: unknown;
}

/** MDX elements, which always have a list of attributes, and a name unless they are fragments. */
const mdxElements: ReadonlySet<string> = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

/** Nodes whose value is a text, of Markdown and of HTML. */
const texts: ReadonlySet<string> = new Set([
  'text',
  'code',
  'inlineCode',
  'math',
  'inlineMath',
  'html',
  'raw',
  'comment',
]);

/**
 * Gives elements of a tree what a plugin has left out: lists of children and attributes, and `null` as the name of a
 * fragment; values of texts that are numbers become texts. Plugins leave that out because unified's own converters
 * accept such nodes. They also accept a root inside a tree, which plugins put in place of code that they colour: its
 * children replace it.
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
  if (node.type === 'element') node.properties ??= {};
  if (isOfMdx || node.type === 'element') node.children ??= [];
  if (texts.has(node.type)) node.value = String(node.value ?? '');
  if (node.children?.some(isRoot)) node.children = node.children.flatMap(withoutRoots);
  for (const child of node.children ?? []) completeNode(child);
}

function isRoot({ type }: TreeNode): boolean {
  return type === 'root';
}

function withoutRoots(node: TreeNode): TreeNode[] {
  return isRoot(node) ? (node.children ?? []).flatMap(withoutRoots) : [node];
}
