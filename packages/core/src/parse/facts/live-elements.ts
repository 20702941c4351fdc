import type { Root } from 'hast';
import type { Node } from 'unist';
import type { ParseState } from '../parse-state.js';
import { isJsxElement } from '../tree/mdx-nodes.js';
import { walkHast } from '../tree/walk.js';

declare module 'unist' {
  interface Data {
    /** Whether the component of an element may change in the browser. */
    readonly isLive?: boolean;
  }
}

/** Marks the elements whose components may change in the browser; a document with one needs a module. */
export function markLiveElements(tree: Root, state: ParseState): void {
  const names = new Set(state.context.liveElements);
  if (names.size === 0) return;
  walkHast(tree, (node) => {
    const name = node.type === 'element' ? node.tagName : isJsxElement(node) && node.name;
    if (typeof name === 'string' && names.has(name)) {
      node.data = { ...node.data, isLive: true };
      state.live = true;
    }
    return undefined;
  });
}

/** Whether an element is marked. */
export function isLiveElement({ data }: Pick<Node, 'data'>): boolean {
  return data?.isLive === true;
}
