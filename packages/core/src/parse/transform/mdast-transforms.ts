import type { Root } from 'mdast';
import { walkMdast } from '../walk.js';

/** Lets the info string of code fences reach hast as `data-meta`. */
export function keepFenceMeta(tree: Root): void {
  walkMdast(tree, (node) => {
    if (node.type === 'code' && node.meta)
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta: node.meta } };
    return undefined;
  });
}
