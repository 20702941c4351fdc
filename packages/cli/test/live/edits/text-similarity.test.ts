import { expect, test } from '@jest/globals';
import { textSimilarity } from '../../../src/live/edits/text-similarity.js';

test('the similarity of texts should be the share of characters in lines that both have', () => {
  expect(textSimilarity('abcd\nefgh', 'efgh\nabcd\n')).toBe(1);
  expect(textSimilarity('abcd\nefgh', 'abcd\n\nxxxx')).toBe(0.5);
  expect(textSimilarity('  abcd', 'abcd\nabcd\nefgh\nijkl')).toBe(0.25);
  expect(textSimilarity('abcd', 'efgh')).toBe(0);
  expect(textSimilarity('', '\n')).toBe(0);
});
