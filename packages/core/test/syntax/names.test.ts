import { expect, test } from '@jest/globals';
import { type ObjectExpression, type Property, parseExpressionAt } from 'acorn';
import { propertyName } from '../../src/syntax/names.js';

test('properties should be named unless code computes their names', () => {
  const object = parseExpressionAt("{ a: 1, 'b c': 2, 3: 4, [d]: 5 }", 0, { ecmaVersion: 'latest' });
  const properties = (object as ObjectExpression).properties as Property[];
  expect(properties.map(propertyName)).toEqual(['a', 'b c', '3', undefined]);
});
