import { expect, test } from '@jest/globals';
import { usesColor, widthOf } from '../../src/report/terminal.js';

test.each([
  ['a terminal', { isTTY: true }, {}, true],
  ['a file or a pipe', {}, {}, false],
  ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR, which counts as none', { isTTY: true }, { NO_COLOR: '' }, true],
  ['a terminal that can do nothing', { isTTY: true }, { TERM: 'dumb' }, false],
])('%s should use colours correctly', (_, stream, env, expected) => {
  expect(usesColor(stream as NodeJS.WriteStream, env)).toBe(expected);
});

test('source should be as wide as a terminal of known width', () => {
  expect(widthOf({ isTTY: true, columns: 120 })).toBe(120);
  expect(widthOf({ isTTY: true, columns: 0 })).toBeUndefined();
  expect(widthOf({} as NodeJS.WriteStream)).toBeUndefined();
});
