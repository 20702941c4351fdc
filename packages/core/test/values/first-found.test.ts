import { expect, test } from '@jest/globals';
import { firstFound } from '../../src/values/first-found.js';

test('the first result should be found without looking at later items', () => {
  const seen: number[] = [];
  const find = (item: number) => {
    seen.push(item);
    return item > 1 ? `${item}` : undefined;
  };
  expect(firstFound([1, 2, 3], find)).toBe('2');
  expect(seen).toEqual([1, 2]);
  expect(firstFound([0, 1], find)).toBeUndefined();
});
