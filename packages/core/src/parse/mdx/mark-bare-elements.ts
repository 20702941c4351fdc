import type { Root } from 'mdast';
import type { Node } from 'unist';
import { isHtmlName, isJsxElement } from '../tree/mdx-nodes.js';
import { walkMdast } from '../tree/walk.js';

declare module 'unist' {
  interface Data {
    /**
     * Whether an element was written as JSX. Elements added by plugins were not and, as in MDX, are rendered like
     * Markdown.
     */
    readonly isBare?: boolean;
  }
}

/** Whether an element stays plain HTML, whatever component renders others of its name. */
export function isBareElement({ data }: Pick<Node, 'data'>): boolean {
  return data?.isBare === true;
}

/**
 * Marks elements written as JSX in a document. `<details>` as a block is excluded, because Docusaurus renders it with a
 * component. MDX 1 made no such distinction.
 */
export function markBareElements(tree: Root): void {
  walkMdast(tree, (node) => {
    if (!isJsxElement(node) || !isHtmlName(node.name)) return undefined;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'details') return undefined;
    node.data = { ...node.data, isBare: true };
    return undefined;
  });
}
