import { expect, test } from '@jest/globals';
import { SourceMoves } from '../../../src/live/edits/source-moves.js';
import type { LiveDocument } from '../../../src/live/reading/live-document.js';

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

/** Documents by path, from their texts; a first line that begins with `#` is the title. */
const texts = (sources: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(sources).map(([path, text]) => {
      const contentTitle = /^# (.*)/.exec(text)?.[1];
      return [
        path,
        { source: { path, hash: text, text }, document: { frontMatter: {}, contentTitle } } as LiveDocument,
      ];
    }),
  );

const long = '# Waiting\n\nOne line of the text.\n\nA second line of it.\n\nAnd a third one.\n';

test('a source that is edited when it is renamed should be found by its text', () => {
  const moves = new SourceMoves();
  const edited = long.replace('# Waiting', '# Queues').replace('And', 'Then');
  moves.follow(texts({ 'a.md': long, 'b.md': '# B\n\nOther.' }), texts({ 'c.md': '# C\n\nNew.', 'd.md': edited }));
  expect([moves.latest('a.md'), moves.latest('b.md')]).toEqual(['d.md', 'b.md']);
});

test('a source that is edited when it is renamed should also be found in the next change', () => {
  const moves = new SourceMoves();
  moves.follow(texts({ 'a.md': long }), texts({}));
  moves.follow(texts({}), texts({ 'b.md': long.replace('third', 'fourth') }));
  expect(moves.latest('a.md')).toBe('b.md');
});

test('a short source that is edited when it is renamed should be found by its title if it is the only one', () => {
  const [before, after] = ['# Waiting\n\nFirst words.', '# Waiting\n\nQuite other words, and more of them.'];
  const moves = new SourceMoves();
  moves.follow(texts({ 'a.md': before }), texts({ 'b.md': after }));
  expect(moves.latest('a.md')).toBe('b.md');
  const others = new SourceMoves();
  others.follow(texts({ 'a.md': before }), texts({ 'b.md': after, 'c.md': '# C' }));
  expect(others.latest('a.md')).toBe('a.md');
});

test('a source with a different text, or one that existed before, should not be taken for a removed one', () => {
  const moves = new SourceMoves();
  moves.follow(texts({ 'a.md': long, 'b.md': long }), texts({ 'b.md': long, 'c.md': '# Queues\n\nNothing of it.' }));
  expect(moves.latest('a.md')).toBe('a.md');
});
