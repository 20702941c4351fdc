import type { Root } from 'hast';
import { type ParseState, placeOfNode } from '../parse-state.js';
import { walkHast } from '../walk.js';

/** Collects ids of elements other than headings: a link may point to them, and they may clash. */
export function collectIds(tree: Root, state: ParseState): void {
  walkHast(tree, (node) => {
    if (node.type === 'element') {
      const id = node.properties.id;
      if (typeof id === 'string' && !/^h[1-6]$/.test(node.tagName))
        state.ids.push({ id, place: placeOfNode(node, state) });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attribute = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'id');
      if (typeof attribute?.value === 'string')
        state.ids.push({ id: attribute.value, place: placeOfNode(node, state) });
    }
    return undefined;
  });
}
