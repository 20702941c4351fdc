import type { Root } from 'hast';
import { isJsxElement } from '../../mdx-nodes.js';
import type { ParseState } from '../../parse-state.js';
import { walkHast } from '../../walk.js';

/** The data of an element whose component may change in the browser. */
export interface LiveElementData {
  readonly isLive?: boolean;
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
export function isLiveElement({ data }: { readonly data?: object | undefined }): boolean {
  return (data as LiveElementData | undefined)?.isLive === true;
}
