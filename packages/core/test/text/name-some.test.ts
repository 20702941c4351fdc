import { expect, test } from '@jest/globals';
import { nameSome } from '../../src/text/name-some.js';

test('many names should be those of the first, and the number of the others', () => {
  expect(nameSome(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});

test('few names should be those of all', () => {
  expect(nameSome(['a', 'b'], 2)).toBe('a, b');
  expect(nameSome([], 2)).toBe('');
});
