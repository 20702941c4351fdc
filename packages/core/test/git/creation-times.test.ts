import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { readCreationTimes } from '../../src/git/creation-times.js';
import { damage } from './damaged-repository.js';

function commit(folder: string, date: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'edit');
}

describe('readCreationTimes', () => {
  test('should give the commit that added a file, whatever came later', async () => {
    const folder = makeFolder({ 'blog/a.md': 'A', 'blog/ö.md': 'B' });
    commit(folder, '2020-01-01T00:00:00Z');
    writeFileSync(join(folder, 'blog/a.md'), 'changed');
    writeFileSync(join(folder, 'blog/new.md'), 'new');
    commit(folder, '2021-01-01T00:00:00Z');
    writeFileSync(join(folder, 'blog/unknown.md'), 'unknown');
    expect(await readCreationTimes(folder, ['blog/a.md', 'blog/ö.md', 'blog/new.md', 'blog/unknown.md'])).toEqual({
      times: new Map([
        ['blog/new.md', Date.UTC(2021, 0, 1)],
        ['blog/a.md', Date.UTC(2020, 0, 1)],
        ['blog/ö.md', Date.UTC(2020, 0, 1)],
      ]),
    });
  });

  test('should follow renames, of folders too, and tell a new file from one whose name it has', async () => {
    const folder = makeFolder({ 'blog/a.md': 'The text of a.\n', 'blog/old/b.md': 'The text of b.\n' });
    commit(folder, '2020-01-01T00:00:00Z');
    renameSync(join(folder, 'blog/old'), join(folder, 'blog/new'));
    renameSync(join(folder, 'blog/a.md'), join(folder, 'blog/moved.md'));
    commit(folder, '2021-01-01T00:00:00Z');
    writeFileSync(join(folder, 'blog/a.md'), 'Something else\n');
    commit(folder, '2022-01-01T00:00:00Z');
    const { times } = await readCreationTimes(folder, ['blog/moved.md', 'blog/new/b.md']);
    expect([...times]).toEqual([
      ['blog/moved.md', Date.UTC(2020, 0, 1)],
      ['blog/new/b.md', Date.UTC(2020, 0, 1)],
    ]);
  });

  test('should follow renames of files outside the site folder', async () => {
    const folder = makeFolder({ 'site/a.md': 'A', 'blog/old.md': 'The text of b.\n' });
    commit(folder, '2020-01-01T00:00:00Z');
    renameSync(join(folder, 'blog/old.md'), join(folder, 'blog/b.md'));
    commit(folder, '2021-01-01T00:00:00Z');
    const { times } = await readCreationTimes(join(folder, 'site'), ['../blog/b.md']);
    expect([...times]).toEqual([['../blog/b.md', Date.UTC(2020, 0, 1)]]);
  });

  test('should give nothing outside of a repository, or for no files', async () => {
    expect(await readCreationTimes(makeFolder({ 'a.md': '' }), ['a.md'])).toEqual({ times: new Map() });
    expect(await readCreationTimes('/nowhere', [])).toEqual({ times: new Map() });
  });

  test('should give the error of Git for a damaged repository', async () => {
    const folder = makeFolder({ 'blog/a.md': 'A' });
    commit(folder, '2020-01-01T00:00:00Z');
    writeFileSync(join(folder, 'blog/b.md'), 'B');
    commit(folder, '2021-01-01T00:00:00Z');
    damage(folder, 'HEAD~1');
    const { failure } = await readCreationTimes(folder, ['blog/a.md', 'blog/b.md']);
    expect(failure?.message).toMatch(/^error: /);
  });
});
