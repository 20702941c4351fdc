import { expect, test } from '@jest/globals';
import { nameSome } from '../../src/text/name-some.js';

test('should name the first, and count the others', () => {
  expect(nameSome(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});

test('should name all if there are no more', () => {
  expect(nameSome(['a', 'b'], 2)).toBe('a, b');
  expect(nameSome([], 2)).toBe('');
});
