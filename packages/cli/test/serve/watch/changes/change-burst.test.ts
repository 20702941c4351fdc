import { unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../../tests/folder.js';
import { judgeBursts } from '../../../../src/serve/watch/changes/change-burst.js';

test('a single saved file should be complete at once, whatever the editor wrote beside it', () => {
  const folder = makeFolder({ 'docs/a.md': '# A' });
  const isComplete = judgeBursts(join(folder, 'docs'));
  const changed = (...names: string[]): Set<string> => new Set(names.map((name) => join(folder, 'docs', name)));
  expect(isComplete(changed('a.md', 'a.md~', '4913'), 5)).toBe(true);
  expect(isComplete(changed('gone.md'), 5)).toBe(true);
});

test('an empty file should be awaited, as an editor may be about to write it', () => {
  const folder = makeFolder({ 'a.md': '' });
  const changed = new Set([join(folder, 'a.md')]);
  const isComplete = judgeBursts(folder);
  expect([isComplete(changed, 5), isComplete(changed, 50)]).toEqual([false, true]);
  writeFiles(folder, { 'a.md': '# A' });
  expect(isComplete(changed, 5)).toBe(true);
});

test('several files should be awaited', () => {
  const folder = makeFolder({ 'a.md': '# A', 'b.md': '# B' });
  const changed = new Set([join(folder, 'a.md'), join(folder, 'b.md')]);
  expect([5, 45, 50].map((quiet) => judgeBursts(folder)(changed, quiet))).toEqual([false, false, true]);
});

test.each([
  ['its own folder', { '.git/index.lock': '' }, '.git/index.lock'],
  [
    'that of a work tree',
    { 'docs/.git': 'gitdir: ../trees/docs\n', 'trees/docs/index.lock': '' },
    'trees/docs/index.lock',
  ],
])('a Git command should be awaited while it holds its lock in %s', (_, files, lock) => {
  const folder = makeFolder({});
  writeFiles(folder, { 'docs/a.md': '# A', ...files });
  const isComplete = judgeBursts(join(folder, 'docs'));
  const changed = new Set([join(folder, 'docs/a.md')]);
  expect([isComplete(changed, 5), isComplete(changed, 4000), isComplete(changed, 5000)]).toEqual([false, false, true]);
  unlinkSync(join(folder, lock));
  expect(isComplete(changed, 5)).toBe(true);
});
