import { expect, test } from '@jest/globals';
import { getOrInsert } from '../../src/values/get-or-insert.js';

test('a missing value should be created and inserted, and a known one returned', () => {
  const lists = new Map<string, string[]>([['a', ['known']]]);
  getOrInsert(lists, 'a', () => []).push('1');
  getOrInsert(lists, 'b', () => []).push('2');
  expect(lists).toEqual(
    new Map([
      ['a', ['known', '1']],
      ['b', ['2']],
    ]),
  );
});
