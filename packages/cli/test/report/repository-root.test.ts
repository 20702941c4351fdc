import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { repositoryRoot } from '../../src/report/repository-root.js';

test('the root of a repository should be the nearest folder with .git, which is a file in linked work trees', () => {
  const folder = makeFolder({ '.git/HEAD': '', 'inner/.git': 'gitdir: elsewhere', 'inner/site/docs/a.md': '' });
  expect(repositoryRoot(join(folder, 'site'))).toBe(folder);
  expect(repositoryRoot(join(folder, 'inner/site'))).toBe(join(folder, 'inner'));
});

test('there should be none outside of any repository', () => {
  expect(repositoryRoot(makeFolder({ 'docs/a.md': '' }))).toBeUndefined();
});
