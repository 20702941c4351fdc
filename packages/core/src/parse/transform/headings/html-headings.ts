import type { Element, Nodes } from 'hast';
import { walkHast } from '../../tree/walk.js';

/** Whether a node is a heading as an element, not one written as JSX. */
export function isHeading(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName.length === 2 && /^h[1-6]$/.test(node.tagName);
}

/**
 * Marks the headings that reading raw HTML adds to some nodes. The marks are properties, because an HTML parser keeps
 * nothing else of elements.
 */
export function markHtmlHeadings<T extends Nodes>(nodes: readonly T[], read: () => T[]): T[] {
  const headings = (among: readonly T[], visit: (heading: Element) => void): void => {
    for (const tree of among)
      walkHast(tree, (node) => {
        if (isHeading(node)) visit(node);
        return undefined;
      });
  };
  headings(nodes, ({ properties }) => {
    properties.dataMarkdown = '';
  });
  const result = read();
  headings(result, ({ properties }) => {
    if (!('dataMarkdown' in properties)) properties.dataHtml = '';
    delete properties.dataMarkdown;
  });
  return result;
}

/** Removes the mark of a heading that was written as HTML; returns whether there was one. */
export function takeHtmlMark({ properties }: Element): boolean {
  const isHtml = 'dataHtml' in properties;
  delete properties.dataHtml;
  return isHtml;
}
