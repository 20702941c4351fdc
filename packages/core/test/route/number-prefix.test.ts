import { describe, expect, test } from '@jest/globals';
import { readNumberPrefix, stripNumberPrefixes } from '../../src/route/number-prefix.js';

describe('readNumberPrefix', () => {
  test.each([
    ['02-intro', 'intro', 2],
    ['2 - intro', 'intro', 2],
    ['1.setup', 'setup', 1],
    ['001_setup', 'setup', 1],
    ['3.b.c', 'b.c', 3],
  ])('should strip the number off %j', (name, expected, position) => {
    expect(readNumberPrefix(name)).toEqual({ name: expected, position });
  });

  test.each(['4.0.1', '4.0', '1-2', '1-2-notes', '2022-04-19-release', '10x', '12-', '7', 'intro-2'])(
    'should leave %j unchanged',
    (name) => {
      expect(readNumberPrefix(name)).toEqual({ name });
    },
  );
});

test('stripNumberPrefixes should treat each segment of a path separately', () => {
  expect(stripNumberPrefixes('01-releases/4.0/02-notes')).toBe('releases/4.0/notes');
});
