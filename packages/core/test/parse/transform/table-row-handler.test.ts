import { describe, expect, test } from '@jest/globals';
import type { Root, Table, TableRow } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { tableRow } from '../../../src/parse/transform/table-row-handler.js';

const ours = unified().use(remarkRehype, { handlers: { tableRow } }).freeze();
const original = unified().use(remarkRehype).freeze();

function rowOf(...cells: string[]): TableRow {
  const children = cells.map((value) => ({ type: 'tableCell' as const, children: [{ type: 'text' as const, value }] }));
  return { type: 'tableRow', children };
}

describe('the handler of table rows', () => {
  const rows = [rowOf('a', 'b'), rowOf('1'), rowOf('1', '2', '3')];
  test.each<[string, Root['children']]>([
    ['in a table', [{ type: 'table', children: rows, align: ['left', null] }]],
    ['in a table without alignment', [{ type: 'table', children: rows }]],
    ['without a table', rows as unknown as Root['children']],
  ])('should convert rows %s as the original does', (_name, children) => {
    const tree: Root = { type: 'root', children };
    expect(ours.runSync(structuredClone(tree))).toEqual(original.runSync(structuredClone(tree)));
  });

  test('should not search the rows of the table for each of them', () => {
    const table: Table = { type: 'table', children: Array.from({ length: 5 }, () => rowOf('a')) };
    table.children.indexOf = () => {
      throw new Error('searched');
    };
    expect(() => ours.runSync({ type: 'root', children: [table] })).not.toThrow();
  });
});
