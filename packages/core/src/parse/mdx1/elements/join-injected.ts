import type { Root } from 'mdast';
import { walkMdast } from '../../tree/walk.js';
import { joinElements } from './join-elements.js';

/**
 * Converts nodes that plugins for MDX 1 add to a tree to those of MDX 3: `import`, `export`, and `jsx`, whose tags may
 * open in one node and close in another; `html` stays HTML. Throws a `MarkdownSyntaxError` for mismatched tags.
 */
export function joinInjected(tree: Root): void {
  let hasTags = false;
  walkMdast(tree, (node) => {
    const { type } = node as { type: string };
    if (type === 'import' || type === 'export') node.type = 'mdxjsEsm';
    hasTags ||= type === 'jsx';
    return undefined;
  });
  if (hasTags) joinElements(tree, '');
}
