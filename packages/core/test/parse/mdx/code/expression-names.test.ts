import { expect, test } from '@jest/globals';
import { readIdentifier, readProp } from '../../../../src/parse/mdx/code/expression-names.js';

test('readIdentifier should read only a plain name', () => {
  expect([readIdentifier(' $a_1 '), readIdentifier('a.b'), readIdentifier('1a')]).toEqual([
    '$a_1',
    undefined,
    undefined,
  ]);
});

test('readProp should read only a property of props', () => {
  expect([readProp(' props.name '), readProp('props.a.b'), readProp('props')]).toEqual(['name', undefined, undefined]);
});
