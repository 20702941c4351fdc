import type { PageIndex } from '../page-index.js';

/** Start and end tags of lists and of their items. */
const listTag = /<(\/?)(li|ul|ol|menu)(?=[\s>])/gi;

/**
 * The HTML of an item that templates draw in a `<li>`, with final URLs. If it consists of `<li>` elements itself, these
 * become `<div>`, because a parser of HTML puts an item in an item beside it, where React does not expect it.
 */
export function itemHtml(html: string, index: PageIndex): string {
  let depth = 0;
  return index.html(html).replace(listTag, (tag, end: string, name: string) => {
    if (name.toLowerCase() === 'li') return depth === 0 ? `<${end}div` : tag;
    depth += end === '' ? 1 : -1;
    return tag;
  });
}
