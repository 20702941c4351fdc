import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { readGitHistory } from '../../src/git/last-update.js';
import { damage } from './damaged-repository.js';

/** A repository with one commit per step: at the given second, by the given author, with the given files. */
function makeRepository(
  steps: readonly {
    readonly time: number;
    readonly author: string;
    readonly files: Readonly<Record<string, string>>;
  }[],
): string {
  const folder = makeFolder({});
  git(folder, ['init', '--quiet']);
  for (const { time, author, files } of steps) {
    writeFiles(folder, files);
    commit(folder, time, author);
  }
  return folder;
}

function commit(folder: string, time: number, author: string): void {
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--message', 'x'], {
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_DATE: '1000000000 +0000',
    GIT_COMMITTER_DATE: `${time} +0000`,
  });
}

function git(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b.c',
    GIT_COMMITTER_NAME: 'C',
    GIT_COMMITTER_EMAIL: 'c@b.c',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  };
  execFileSync('git', args, { cwd, env: { ...process.env, ...identity, ...env }, stdio: 'ignore' });
}

test('readGitHistory should give the time and author of the last commit that changed each file', async () => {
  const folder = makeRepository([
    { time: 1_600_000_000, author: 'Ada Löve', files: { 'docs/a.md': 'a', 'docs/été b.md': 'b' } },
    { time: 1_700_000_000, author: 'Grace', files: { 'docs/a.md': 'a2' } },
  ]);
  expect(await readGitHistory(folder)).toEqual({
    updates: new Map([
      ['docs/a.md', { time: 1_700_000_000, author: 'Grace' }],
      ['docs/été b.md', { time: 1_600_000_000, author: 'Ada Löve' }],
    ]),
  });
});

test('readGitHistory should give only paths below a site inside the repository, relative to it', async () => {
  const folder = makeRepository([
    { time: 1_600_000_000, author: 'A', files: { 'site/docs/a.md': 'a', 'other.md': 'b' } },
  ]);
  expect([...(await readGitHistory(join(folder, 'site'))).updates.keys()]).toEqual(['docs/a.md']);
});

test('readGitHistory should date a file by a merge only if it differs from that of each parent', async () => {
  const folder = makeRepository([{ time: 1_500_000_000, author: 'A', files: { 'site/a.md': 'a', 'site/b.md': 'b' } }]);
  git(folder, ['checkout', '--quiet', '-b', 'side']);
  writeFiles(folder, { 'site/a.md': 'side', 'site/b.md': 'side' });
  commit(folder, 1_600_000_000, 'Side');
  git(folder, ['checkout', '--quiet', '-']);
  writeFiles(folder, { 'site/a.md': 'main' });
  commit(folder, 1_610_000_000, 'Main');
  git(folder, ['merge', '--quiet', '--no-commit', '--strategy=ours', 'side']);
  writeFiles(folder, { 'site/a.md': 'both', 'site/b.md': 'side' });
  commit(folder, 1_700_000_000, 'Merge');
  const { updates } = await readGitHistory(join(folder, 'site'));
  expect([updates.get('a.md')?.author, updates.get('b.md')?.author]).toEqual(['Merge', 'Side']);
});

test('readGitHistory should give the files of content outside the site folder, by paths relative to it', async () => {
  const folder = makeRepository([
    { time: 1_600_000_000, author: 'A', files: { 'site/a.md': 'a', 'docs/en/b.md': 'b', 'other.md': 'c' } },
  ]);
  const { updates } = await readGitHistory(join(folder, 'site'), ['../docs/en']);
  expect([...updates.keys()]).toEqual(['a.md', '../docs/en/b.md']);
});

test('readGitHistory should give the files of content that is in another repository', async () => {
  const content = makeRepository([{ time: 1_600_000_000, author: 'B', files: { 'b.md': 'b' } }]);
  const folder = makeRepository([{ time: 1_500_000_000, author: 'A', files: { 'a.md': 'a' } }]);
  const outside = relative(folder, content);
  expect((await readGitHistory(folder, [outside])).updates).toEqual(
    new Map([
      ['a.md', { time: 1_500_000_000, author: 'A' }],
      [`${outside}/b.md`, { time: 1_600_000_000, author: 'B' }],
    ]),
  );
});

test('readGitHistory should name authors by the .mailmap at the root of the repository, also for a site below it', async () => {
  const folder = makeRepository([
    { time: 1_600_000_000, author: 'ada', files: { 'site/a.md': 'a', '.mailmap': 'Ada Lovelace <a@b.c>\n' } },
  ]);
  expect((await readGitHistory(join(folder, 'site'))).updates.get('a.md')?.author).toBe('Ada Lovelace');
});

test('readGitHistory should treat a renamed file as changed by the commit that renamed it', async () => {
  const folder = makeRepository([{ time: 1_600_000_000, author: 'A', files: { 'a.md': 'text\n' } }]);
  renameSync(join(folder, 'a.md'), join(folder, 'b.md'));
  commit(folder, 1_700_000_000, 'B');
  expect((await readGitHistory(folder)).updates.get('b.md')).toEqual({ time: 1_700_000_000, author: 'B' });
});

test('readGitHistory should attribute merged changes to the commit that made them', async () => {
  const folder = makeRepository([{ time: 1_600_000_000, author: 'A', files: { 'a.md': 'a' } }]);
  git(folder, ['checkout', '--quiet', '-b', 'side']);
  writeFileSync(join(folder, 'b.md'), 'b');
  commit(folder, 1_610_000_000, 'B');
  git(folder, ['checkout', '--quiet', '-']);
  writeFileSync(join(folder, 'c.md'), 'c');
  commit(folder, 1_620_000_000, 'C');
  git(folder, ['merge', '--quiet', '--no-edit', 'side'], { GIT_COMMITTER_DATE: '1700000000 +0000' });
  expect((await readGitHistory(folder)).updates.get('b.md')).toEqual({ time: 1_610_000_000, author: 'B' });
});

test('readGitHistory should report a shallow clone, and guess nothing from it', async () => {
  const origin = makeRepository([
    { time: 1_600_000_000, author: 'A', files: { 'a.md': 'a' } },
    { time: 1_700_000_000, author: 'A', files: { 'a.md': 'b' } },
  ]);
  const clone = makeFolder({});
  git(clone, ['clone', '--quiet', '--depth', '1', `file://${origin}`, '.']);
  expect(await readGitHistory(clone)).toEqual({ updates: new Map(), isShallow: true });
});

test('readGitHistory should give no updates outside of a repository, which is no failure', async () => {
  expect(await readGitHistory(makeFolder({ 'a.md': 'a' }))).toEqual({ updates: new Map() });
});

test('readGitHistory should give no updates before the first commit', async () => {
  const folder = makeFolder({ 'a.md': 'a' });
  git(folder, ['init', '--quiet']);
  expect(await readGitHistory(folder)).toEqual({ updates: new Map() });
});

test('readGitHistory should give no updates if Git cannot be started', async () => {
  expect(await readGitHistory('/nowhere')).toEqual({ updates: new Map() });
});

test('readGitHistory should keep what Git could read of a damaged repository, and its error', async () => {
  const folder = makeRepository([
    { time: 1_600_000_000, author: 'A', files: { 'a.md': 'a' } },
    { time: 1_700_000_000, author: 'A', files: { 'b.md': 'b' } },
    { time: 1_750_000_000, author: 'A', files: { 'c.md': 'c' } },
  ]);
  damage(folder, 'HEAD~2');
  const { updates, failure } = await readGitHistory(folder);
  expect(updates.get('c.md')).toEqual({ time: 1_750_000_000, author: 'A' });
  expect(updates.has('a.md')).toBe(false);
  expect(failure?.message).toMatch(/^error: /);
});

test('readGitHistory should report a repository that belongs to another user', async () => {
  const folder = makeRepository([{ time: 1_600_000_000, author: 'A', files: { 'a.md': 'a' } }]);
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  const { updates, failure } = await readGitHistory(folder);
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(updates.size).toBe(0);
  expect(failure?.message).toMatch(/^fatal: detected dubious ownership/);
});
