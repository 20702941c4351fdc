import { describe, expect, test } from '@jest/globals';
import { readIdentifier, readLiteral, readProp } from '../../../src/parse/mdx/literal.js';

describe('readLiteral', () => {
  test.each([
    ["'a'", 'a'],
    ['`a`', 'a'],
    ['-3', -3],
    ['!0', true],
    ['null', null],
    ["[1, 'b', [true]]", [1, 'b', [true]]],
    ["{ a: 1, 'b-c': { d: 'e' } }", { a: 1, 'b-c': { d: 'e' } }],
  ])('should read %s', (code, value) => {
    expect(readLiteral(code)).toEqual({ value });
  });

  test.each([
    'a',
    '1 + 1',
    '`a$' + '{b}`',
    'f()',
    '[a]',
    '{ [a]: 1 }',
    '{ get a() { return 1 } }',
    '{ ...a }',
    '/x/',
    '1n',
    '1; 2',
    '',
    '{',
  ])('should not read %s', (code) => {
    expect(readLiteral(code)).toBeUndefined();
  });
});

test('readIdentifier should read a name alone', () => {
  expect([readIdentifier(' $a_1 '), readIdentifier('a.b'), readIdentifier('1a')]).toEqual([
    '$a_1',
    undefined,
    undefined,
  ]);
});

test('readProp should read a property of props alone', () => {
  expect([readProp(' props.name '), readProp('props.a.b'), readProp('props')]).toEqual(['name', undefined, undefined]);
});
