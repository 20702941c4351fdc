import type { Heading, Nodes, Root } from 'mdast';
import { walkMdast } from '../tree/walk.js';

/**
 * Has plugins transform a tree, and marks the headings that they add, whose ids must not change those of written
 * headings. A heading that contains a node of a written one is that heading, changed.
 */
export async function markAddedHeadings(tree: Root, transform: (tree: Root) => Promise<Root>): Promise<Root> {
  const written = new Set<Nodes>(headingsIn(tree).flatMap((heading) => [heading, ...heading.children]));
  const changed = await transform(tree);
  for (const heading of headingsIn(changed)) {
    if (written.has(heading) || heading.children.some((child) => written.has(child))) continue;
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, dataAdded: '' } };
  }
  return changed;
}

function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  walkMdast(tree, (node) => {
    if (node.type === 'heading') headings.push(node);
    return undefined;
  });
  return headings;
}
