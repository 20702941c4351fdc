import type { Root } from 'mdast';
import { walkMdast } from '../walk.js';

/** The data of an element that MDX has as JSX. What plugins add has none, as in MDX: it is drawn as Markdown is. */
interface BareElementData {
  readonly isBare?: boolean;
}

/** Whether an element stays plain HTML, whatever component draws others of its name. */
export function isBareElement({ data }: { readonly data?: unknown }): boolean {
  return (data as BareElementData | undefined)?.isBare === true;
}

/**
 * Marks elements that stand in a document as JSX. `<details>` as a block is left out: Docusaurus makes a component of
 * it. MDX 1 had no such difference.
 */
export function markBareElements(tree: Root): void {
  walkMdast(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name === null || !/^[a-z]/.test(node.name)) return undefined;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'details') return undefined;
    (node.data as BareElementData) = { ...node.data, isBare: true };
    return undefined;
  });
}
