import type { List, ListItem } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';
import { getOrInsert } from '../../values/get-or-insert.js';

type Handler = NonNullable<NonNullable<Options['handlers']>['listItem']>;

/**
 * Creates the handler that converts an mdast list item to hast. mdast-util-to-hast asks every item of a list whether it
 * is loose, for each of the items, which takes a minute for 45,000 of them; here a list is asked once.
 */
export function createListItemHandler(): Handler {
  const answers = new WeakMap<List, boolean>();
  return (state, item: ListItem, parent) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, item, parent);
    const isLoose = getOrInsert(answers, parent, () => isLooseList(parent));
    return defaultHandlers.listItem(state, item, { type: 'list', spread: isLoose, children: [] });
  };
}

function isLooseList({ spread, children }: List): boolean {
  return spread === true || children.some((item) => item.spread ?? item.children.length > 1);
}
