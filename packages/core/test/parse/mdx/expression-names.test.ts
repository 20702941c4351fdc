import { expect, test } from '@jest/globals';
import { readIdentifier, readProp } from '../../../src/parse/mdx/expression-names.js';

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
