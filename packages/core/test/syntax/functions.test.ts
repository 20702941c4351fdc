import { expect, test } from '@jest/globals';
import { parseExpressionAt } from 'acorn';
import { isFunctionNode, returnedBy } from '../../src/syntax/functions.js';

test.each([
  ['() => 1', '1'],
  ['function () { if (a) return 2; return 1; function b() { return 3; } }', '1'],
  ['() => { a(); }', undefined],
  ['a(() => 1)', 'no function'],
])('the value that %s returns at its end should be %s', (code, expected) => {
  const node = parseExpressionAt(code, 0, { ecmaVersion: 'latest' });
  const value = isFunctionNode(node) ? returnedBy(node) : undefined;
  expect(isFunctionNode(node) ? value && code.slice(value.start, value.end) : 'no function').toBe(expected);
});
