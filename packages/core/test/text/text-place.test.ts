import { expect, test } from '@jest/globals';
import { placeInText } from '../../src/text/text-place.js';

test.each([
  ['the first character', 0, { line: 1, column: 1 }],
  ['a character of the first line', 2, { line: 1, column: 3 }],
  ['a line end, which belongs to the line before it', 3, { line: 1, column: 4 }],
  ['the beginning of a line', 4, { line: 2, column: 1 }],
  ['a character after an emoji, which counts as two', 7, { line: 2, column: 4 }],
  ['the end of the text', 8, { line: 2, column: 5 }],
])('placeInText should return the place of %s', (_, offset, place) => {
  expect(placeInText('one\na😀b', offset)).toEqual(place);
});
