/** A heading of a page, in the form that Docusaurus's components receive. */
export interface TocEntry {
  /** Its content, as HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** A heading, and those below it. */
export interface TOCTreeNode extends TocEntry {
  readonly children: TOCTreeNode[];
}

/** Nests each heading below the nearest preceding one of a higher level. */
export function headingTree(toc: readonly TocEntry[]): TOCTreeNode[] {
  const roots: TOCTreeNode[] = [];
  const open: TOCTreeNode[] = [];
  for (const entry of toc) {
    const node: TOCTreeNode = { ...entry, children: [] };
    while ((open.at(-1)?.level ?? Number.NEGATIVE_INFINITY) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** The headings of some levels. Those below a heading that is left out take its place. */
export function headingsOfLevels(tree: readonly TOCTreeNode[], min: number, max: number): TOCTreeNode[] {
  return tree.flatMap((node) => {
    const children = headingsOfLevels(node.children, min, max);
    return node.level >= min && node.level <= max ? [{ ...node, children }] : children;
  });
}
