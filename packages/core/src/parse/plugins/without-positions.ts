import type { Root } from 'mdast';
import { walkMdast } from '../tree/walk.js';

/** The same tree without positions, which refer to another text. */
export function withoutPositions(tree: Root): Root {
  walkMdast(tree, (node) => {
    delete node.position;
    return undefined;
  });
  return tree;
}
