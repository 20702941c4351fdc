import { expect, test } from '@jest/globals';
import { messageOf, reasonOf } from '../../src/values/thrown.js';

test.each([
  [new Error('two\nlines'), 'two\nlines'],
  [{ message: 'of another realm' }, 'of another realm'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('name'), 'Symbol(name)'],
  [Object.create(null), '[object Object]'],
])('messageOf should say what was thrown: %p', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});

test('reasonOf should give the first line as the reason', () => {
  expect(reasonOf(new Error('two\nlines'))).toBe('two');
});

test('reasonOf should give the underlying cause of the reason', () => {
  expect(reasonOf(new Error('not loaded.', { cause: new Error('no file') }))).toBe('not loaded: no file');
});

test('a reason should contain what its first line announces', () => {
  expect(reasonOf(new Error('invalid:\n  - "a" is no number\n\n  - "b" is unknown\n'))).toBe(
    'invalid: "a" is no number; "b" is unknown',
  );
  expect(reasonOf(new Error('many:\n1\n2\n3\n4\n5\n6'))).toBe('many: 1; 2; 3; 4; 5; …');
  expect(reasonOf(new Error('nothing:'))).toBe('nothing:');
});
