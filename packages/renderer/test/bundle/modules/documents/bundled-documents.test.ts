import { expect, test } from '@jest/globals';
import { byPath } from '../../../../src/bundle/modules/documents/document-imports.js';

test('documents imported by modules should be in the same order whichever was loaded first', () => {
  const [a, b] = [
    { path: 'docs/a.md', hash: '1' },
    { path: 'docs/b.md', hash: '2', code: 'x' },
  ];
  const inOrder = new Map([
    [a.path, a],
    [b.path, b],
  ]);
  const reversed = new Map([...inOrder].reverse());
  const expected = [a, { path: 'docs/b.md', hash: '2' }];
  expect([byPath(inOrder), byPath(reversed)]).toEqual([expected, expected]);
});
