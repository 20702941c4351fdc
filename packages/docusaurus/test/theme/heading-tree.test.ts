import { expect, test } from '@jest/globals';
import { headingTree } from '../../theme/docusaurus/inner/docs/heading-tree.js';

test('a heading should stand below the nearest one before it of a higher level', () => {
  const ids = [
    ['a', 2],
    ['b', 4],
    ['c', 3],
    ['d', 2],
  ] as const;
  const outline = (nodes: ReturnType<typeof headingTree>): unknown =>
    nodes.map(({ id, children }) => (children.length === 0 ? id : [id, outline(children)]));
  expect(outline(headingTree(ids.map(([id, level]) => ({ id, level, value: id }))))).toEqual([['a', ['b', 'c']], 'd']);
});
