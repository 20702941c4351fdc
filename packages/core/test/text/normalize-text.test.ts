import { expect, test } from '@jest/globals';
import { normalizeText } from '../../src/text/normalize-text.js';

test('normalizeText should remove a byte order mark and carriage returns', () => {
  expect(normalizeText('\uFEFFa\r\nb\rc\n\uFEFF')).toBe('a\nb\nc\n\uFEFF');
  expect(normalizeText('a\n')).toBe('a\n');
});
