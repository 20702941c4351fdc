import type { Root } from 'mdast';
import { isHtmlName, isJsxElement } from '../mdx-nodes.js';
import { walkMdast } from '../walk.js';

/**
 * The data of an element written as JSX. Elements added by plugins have none and, as in MDX, are rendered like
 * Markdown.
 */
interface BareElementData {
  readonly isBare?: boolean;
}

/** Whether an element stays plain HTML, whatever component renders others of its name. */
export function isBareElement({ data }: { readonly data?: unknown }): boolean {
  return (data as BareElementData | undefined)?.isBare === true;
}

/**
 * Marks elements written as JSX in a document. `<details>` as a block is excluded, because Docusaurus renders it with a
 * component. MDX 1 made no such distinction.
 */
export function markBareElements(tree: Root): void {
  walkMdast(tree, (node) => {
    if (!isJsxElement(node) || !isHtmlName(node.name)) return undefined;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'details') return undefined;
    (node.data as BareElementData) = { ...node.data, isBare: true };
    return undefined;
  });
}
