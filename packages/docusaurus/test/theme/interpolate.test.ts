import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { interpolate } from '../../theme/docusaurus/Interpolate.js';

test('names without a value should stay in a text, and null be no text', () => {
  expect(interpolate('{a} {b} {c} {d}', { a: 0, b: undefined, c: null, d: ['x', false] })).toBe('0 {b}  x,false');
  expect(interpolate('Hi {a}')).toBe('Hi {a}');
});

test('a text with elements should be a list without empty texts', () => {
  const nodes = interpolate('{a}{b}', { a: 'A', b: createElement('b') });
  expect(nodes).toMatchObject(['A', { type: 'b' }]);
  expect(nodes).toHaveLength(2);
});
