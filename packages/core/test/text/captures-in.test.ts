import { expect, test } from '@jest/globals';
import { capturesIn } from '../../src/text/captures-in.js';

test('captures should be those of the first group, and empty where it takes no part', () => {
  expect(capturesIn("from 'a'; from 'b'", /from '(\w)'/g)).toEqual(['a', 'b']);
  expect(capturesIn('x.y x', /x(?:\.(\w))?/g)).toEqual(['y', '']);
});
