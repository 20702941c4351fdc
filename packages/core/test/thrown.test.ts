import { expect, test } from '@jest/globals';
import { messageOf, reasonOf } from '../src/thrown.js';

test.each([
  [new Error('two\nlines'), 'two\nlines'],
  [{ message: 'of another realm' }, 'of another realm'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('name'), 'Symbol(name)'],
  [Object.create(null), '[object Object]'],
])('should say what was thrown: %p', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});

test('should give the first line as the reason', () => {
  expect(reasonOf(new Error('two\nlines'))).toBe('two');
});

test('should give the underlying cause of the reason', () => {
  expect(reasonOf(new Error('not loaded.', { cause: new Error('no file') }))).toBe('not loaded: no file');
});
