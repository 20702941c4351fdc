import { expect, test } from '@jest/globals';
import { copyTree } from '../../../src/parse/tree/copy-tree.js';

test('a copy of a tree should equal it, and share nothing that can change', () => {
  const pattern = { type: 'Literal', value: /a/g };
  const node = { type: 'a', data: { estree: pattern, none: undefined }, children: [{ type: 'text', value: 'b' }] };
  const copy = copyTree(node);
  expect(copy).toEqual(node);
  expect([copy, copy.data, copy.data.estree.value, copy.children, copy.children[0]].some(isPartOf(node))).toBe(false);
});

function isPartOf(node: { data: { estree: { value: unknown } }; children: readonly unknown[] }) {
  const parts = [node, node.data, node.data.estree.value, node.children, ...node.children] as unknown[];
  return (value: unknown): boolean => parts.includes(value);
}
