import { expect, test } from '@jest/globals';
import { groupBy } from '../../src/values/group-by.js';

test('items should be grouped by their keys, both in their order', () => {
  expect([...groupBy(['b1', 'a1', 'b2'], ([first]) => first)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
