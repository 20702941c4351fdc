import { expect, test } from '@jest/globals';
import type { LiveDocument } from '../../src/live/document-reader.js';
import { SourceMoves } from '../../src/live/source-moves.js';

/** Documents by path, each with a hash of its contents. */
const documents = (hashes: Readonly<Record<string, string>>) =>
  new Map(Object.entries(hashes).map(([path, hash]) => [path, { source: { path, hash, text: '' } } as LiveDocument]));

test('a source should be found at its new path, however often it is renamed', () => {
  const moves = new SourceMoves();
  moves.follow(documents({ 'a.md': '1', 'x.md': '2' }), documents({ 'b.md': '1', 'x.md': '2' }));
  moves.follow(documents({ 'b.md': '1' }), documents({ 'c.md': '1' }));
  expect(['a.md', 'b.md', 'x.md', 'none.md'].map((path) => moves.latest(path))).toEqual([
    'c.md',
    'c.md',
    'x.md',
    'none.md',
  ]);
});

test('a source should be found that appears later than the other disappeared, and one that is renamed back', () => {
  const moves = new SourceMoves();
  moves.follow(documents({ 'a.md': '1' }), documents({}));
  moves.follow(documents({}), documents({ 'b.md': '1' }));
  expect(moves.latest('a.md')).toBe('b.md');
  moves.follow(documents({ 'b.md': '1' }), documents({ 'a.md': '1' }));
  expect([moves.latest('a.md'), moves.latest('b.md')]).toEqual(['a.md', 'a.md']);
});

test('a source with other contents should not be mistaken for a removed one', () => {
  const moves = new SourceMoves();
  moves.follow(documents({ 'a.md': '1' }), documents({ 'b.md': '2' }));
  expect(moves.latest('a.md')).toBe('a.md');
});
