import { expect, test } from '@jest/globals';
import { compareLabels } from '../../src/content/compare-labels.js';

test('labels should be in the order of spaces, signs, digits and letters, without regard to case and accents', () => {
  const labels = ['3d', '~tilde', 'b', 'Éa', '3·6', 'A', '∞ word', 'eb', '3 d', 'a', '_x', '[y]'];
  expect(labels.sort(compareLabels)).toEqual([
    ...['[y]', '_x', '~tilde', '∞ word', '3 d', '3·6', '3d', 'a', 'A', 'b', 'Éa', 'eb'],
  ]);
});
