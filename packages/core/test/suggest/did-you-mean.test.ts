import { describe, expect, test } from '@jest/globals';
import { didYouMean, nearest } from '../../src/suggest/did-you-mean.js';

describe('nearest', () => {
  test('should find a candidate with two neighbours swapped', () => {
    expect(nearest('lcok.md', ['link.md', 'lock.md'])).toBe('lock.md');
  });

  test('should find nothing if every candidate is more than a third away', () => {
    expect(nearest('alpha', ['omega', 'beta'])).toBeUndefined();
  });

  test('should prefer the alphabetically first of equally near candidates', () => {
    expect(nearest('cat', ['car', 'bat'])).toBe('bat');
  });
});

test('didYouMean should ask with the nearest candidate in quotes', () => {
  expect(didYouMean('titel', ['title', 'tags'])).toBe("did you mean 'title'?");
});
