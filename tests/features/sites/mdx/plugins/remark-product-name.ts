interface Node {
  readonly type: string;
  value?: string;
  readonly children?: readonly Node[];
}

/** Writes the name of the product wherever a text says PRODUCT. */
export function remarkProductName({ name }: { readonly name: string }): (tree: Node) => void {
  return function transform(node) {
    if (node.type === 'text') node.value = node.value?.replaceAll('PRODUCT', name) ?? '';
    node.children?.forEach(transform);
  };
}
