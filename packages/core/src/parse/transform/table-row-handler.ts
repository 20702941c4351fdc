import type { TableRow } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';

type Handler = NonNullable<NonNullable<Options['handlers']>['tableRow']>;

/**
 * Converts an mdast table row to hast. mdast-util-to-hast searches all rows of the table to know whether this one is
 * the first, which takes longer than all else with 100,000 rows; it is given a table of one row or none to search.
 */
export const tableRow: Handler = (state, row: TableRow, parent) => {
  if (parent?.type !== 'table') return defaultHandlers.tableRow(state, row, parent);
  return defaultHandlers.tableRow(state, row, { ...parent, children: parent.children[0] === row ? [row] : [] });
};
