import { expect, test } from '@jest/globals';
import { defined } from '../../src/values/defined.js';

test('should leave out properties that are undefined, and keep all others in their order', () => {
  const kept = defined({ b: undefined, c: null, a: '', d: 0, e: false });
  expect(Object.entries(kept)).toEqual([
    ['c', null],
    ['a', ''],
    ['d', 0],
    ['e', false],
  ]);
});
