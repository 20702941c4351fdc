import { describe, expect, test } from '@jest/globals';
import { parseYaml, YamlError, yamlPlaces } from '../../src/yaml/yaml-text.js';

function failure(text: string): string {
  try {
    parseYaml(text);
  } catch (error) {
    if (error instanceof YamlError) return `${error.line}:${error.column} ${error.message}`;
  }
  return 'no error';
}

describe('parseYaml', () => {
  test('should give the value, with dates as text', () => {
    expect(parseYaml('a: 1\nb: [x, 2020-01-02]\n')).toEqual({ a: 1, b: ['x', '2020-01-02'] });
  });

  test('should give null for an empty text', () => {
    expect(parseYaml('# note')).toBeNull();
  });

  test.each([
    ['a: [', '1:5 a `[` is not closed'],
    ['a: 1\na: 2', '2:1 a key is written twice'],
    ['a:\n\t- b', '2:1 a tab indents a line'],
    ['a: *b', '1:4 a value begins with `*`'],
    ['a: "b\nc: "d"', '1:4 a quote is not closed'],
    ['a: "b\nc"\nd: "e', '1:4 a quote is not closed'],
    ['a: [b,\n"c', '2:1 a `[` is not closed'],
  ])('should say where %j is wrong', (text, expected) => {
    expect(failure(text)).toBe(expected);
  });
});

describe('lines that are not indented', () => {
  test.each([
    ['a: "b\nc"\nd: 1', { a: 'b c', d: 1 }],
    ["a:\n    'it''s\n b'\nd: 1", { a: "it's b", d: 1 }],
    ['a: "\\"b\nc"', { a: '"b c' }],
    ['a: [b,\nc, it\'s, # ]\n"]"]\nd: 1', { a: ['b', 'c', "it's", ']'], d: 1 }],
    ['a:\n  b: {c: 1,\nd: [2,\n3]}\ne: "f\ng"', { a: { b: { c: 1, d: [2, 3] } }, e: 'f g' }],
  ])('should continue a text in quotes, and a list in brackets: %j', (text, expected) => {
    expect(parseYaml(text)).toEqual(expected);
  });

  test('should leave the places of values after them as they are', () => {
    expect(yamlPlaces('a: "b\nc"\nd: 1')(['d'])).toEqual({ line: 3, column: 4 });
  });
});

describe('yamlPlaces', () => {
  const text = 'a:\n  - b: c\n    d: 1\n';

  test('should place a value and a key', () => {
    expect([yamlPlaces(text)(['a', 0, 'd']), yamlPlaces(text)(['a', 0, 'd'], 'key')]).toEqual([
      { line: 3, column: 8 },
      { line: 3, column: 5 },
    ]);
  });

  test('should place a missing value at the value around it', () => {
    expect([yamlPlaces(text)(['a', 0, 'x']), yamlPlaces(text)(['y']), yamlPlaces(text)([])]).toEqual([
      { line: 2, column: 5 },
      { line: 1, column: 1 },
      { line: 1, column: 1 },
    ]);
  });
});
