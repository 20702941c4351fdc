import { describe, expect, test } from '@jest/globals';
import type { List, ListItem, Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { createListItemHandler } from '../../../src/parse/transform/list-item-handler.js';

const ours = unified()
  .use(remarkRehype, { handlers: { listItem: createListItemHandler() } })
  .freeze();
const original = unified().use(remarkRehype).freeze();

function itemOf(text: string, options: Partial<ListItem> = {}): ListItem {
  return { type: 'listItem', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }], ...options };
}

function listOf(children: ListItem[], options: Partial<List> = {}): Root {
  return { type: 'root', children: [{ type: 'list', children, ...options }] };
}

describe('the handler of list items', () => {
  const nested = itemOf('a', { spread: false });
  nested.children.push(...(listOf([itemOf('b', { spread: true }), itemOf('c')]).children as List[]));
  test.each([
    ['tight', listOf([itemOf('a', { spread: false }), itemOf('b', { spread: false })])],
    ['loose because of one item', listOf([itemOf('a', { spread: false }), itemOf('b', { spread: true })])],
    ['loose in itself', listOf([itemOf('a', { spread: false })], { spread: true })],
    ['of tasks', listOf([itemOf('a', { checked: true }), itemOf('b', { checked: false })])],
    ['in another', listOf([nested, itemOf('d', { spread: false })])],
  ])('should convert a list that is %s as the original does', (_name, tree) => {
    expect(ours.runSync(structuredClone(tree))).toEqual(original.runSync(structuredClone(tree)));
  });

  test('should convert an item without a list', () => {
    const tree = { type: 'root', children: [itemOf('a')] } as unknown as Root;
    expect(ours.runSync(structuredClone(tree))).toEqual(original.runSync(structuredClone(tree)));
  });

  test('should ask each item of a list once whether it is loose', () => {
    let asked = 0;
    const items = Array.from({ length: 200 }, () =>
      Object.defineProperty(itemOf('a'), 'spread', {
        get: () => {
          asked++;
          return false;
        },
      }),
    );
    ours.runSync(listOf(items));
    expect(asked).toBe(200);
  });
});
