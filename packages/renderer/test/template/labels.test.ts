import { describe, expect, test } from '@jest/globals';
import { formatLabel } from '../../src/template/index.js';

describe('formatLabel', () => {
  test('should fill every placeholder with its value', () => {
    expect(formatLabel('{count} pages: {tag}, {count}', { count: 0, tag: 'a' })).toBe('0 pages: a, 0');
  });

  test('should leave a placeholder without a value as it is', () => {
    expect(formatLabel('on {date}', {})).toBe('on {date}');
  });

  test('should not fill placeholders inside values', () => {
    expect(formatLabel('{a}', { a: '{b} $& $1', b: 'x' })).toBe('{b} $& $1');
  });
});
