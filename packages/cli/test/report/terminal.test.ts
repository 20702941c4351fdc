import { expect, test } from '@jest/globals';
import { usesColor, widthOf } from '../../src/report/terminal.js';

test.each([
  ['a terminal', {}],
  ['a terminal with an empty NO_COLOR, which counts as none', { NO_COLOR: '' }],
])('%s should have colours', (_, env) => {
  expect(usesColor({ isTTY: true }, env)).toBe(true);
});

test.each([
  ['a file or a pipe', false, {}],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }],
  ['a terminal that can do nothing', true, { TERM: 'dumb' }],
])('%s should have no colours', (_, isTTY, env) => {
  expect(usesColor({ isTTY }, env)).toBe(false);
});

test('source should be as wide as a terminal of known width', () => {
  expect(widthOf({ isTTY: true, columns: 120 })).toBe(120);
  expect(widthOf({ isTTY: true, columns: 0 })).toBeUndefined();
  expect(widthOf({} as NodeJS.WriteStream)).toBeUndefined();
});
