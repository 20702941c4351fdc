import { expect, test } from '@jest/globals';
import { headingsOfLevels, headingTree } from '../../theme/docusaurus/inner/docs/heading-tree.js';

type Tree = ReturnType<typeof headingTree>;

function treeOf(ids: Readonly<Record<string, number>>): Tree {
  return headingTree(Object.entries(ids).map(([id, level]) => ({ id, level, value: id })));
}

function outline(nodes: Tree): unknown {
  return nodes.map(({ id, children }) => (children.length === 0 ? id : [id, outline(children)]));
}

test('a heading should stand below the nearest one before it of a higher level', () => {
  expect(outline(treeOf({ a: 2, b: 4, c: 3, d: 2 }))).toEqual([['a', ['b', 'c']], 'd']);
});

test('headings of some levels should keep their places, even if those above them are left out', () => {
  const tree = treeOf({ a: 2, b: 3, c: 4, d: 2, e: 5, f: 6 });
  expect(outline(headingsOfLevels(tree, 3, 5))).toEqual([['b', ['c']], 'e']);
});
