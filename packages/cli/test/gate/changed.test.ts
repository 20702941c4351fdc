import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Activity, activity } from '@docsite/core/process';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { findingsOf } from '../findings-of.js';
import { printed } from '../printed.js';
import { makeRepository, openRepository, type Repository } from './repository.js';

jest.setTimeout(300_000);

const { GITHUB_BASE_REF: pullBase, DOCSITE_CACHE: cacheSetting } = process.env;
beforeEach(() => {
  delete process.env.GITHUB_BASE_REF;
});
afterEach(() => {
  process.env.DOCSITE_CACHE = cacheSetting;
  if (pullBase === undefined) delete process.env.GITHUB_BASE_REF;
  else process.env.GITHUB_BASE_REF = pullBase;
});

const site = {
  'site/docsite.config.json': '{ "title": "T", "docs": { "path": ".", "routeBasePath": "" } }',
  'site/index.md': '# Home\n\n[a](./a.md), [b](/b#part), [old](/old)\n',
  'site/a.md': '# A page\n\n[old](/old), [b](/b)\n',
  'site/b.md': '# B page\n\n## Part\n\n![a picture](./p.svg)\n',
  'site/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

/** Runs `docsite check --changed`. Returns `file:line rule` of each finding. */
async function check({ folder }: Repository, ...options: string[]): Promise<string[]> {
  const { findings } = await findingsOf('check', join(folder, 'site'), ...options);
  return findings.filter(({ rule }) => rule !== 'link-text').map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

/** The files of a folder with their modification times. */
function readTimes(folder: string): Record<string, number> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}

/** Returns the documents that are read or rendered during an action. */
async function readBy(action: () => Promise<unknown>): Promise<string[]> {
  const seen = new Set<string>();
  const add = (current: unknown): void => {
    const { subject, verb } = (current ?? {}) as Partial<Activity>;
    if (subject?.endsWith(".md'")) seen.add(`${subject} ${verb}`);
  };
  activity.subscribe(add);
  await action().finally(() => activity.unsubscribe(add));
  return [...seen].sort();
}

/** A repository with a branch that started at `main`. */
function makeBranch(files: Readonly<Record<string, string>> = site): Repository {
  const repository = makeRepository(files);
  repository.git('switch', '--quiet', '--create', 'topic');
  return repository;
}

describe('docsite check --changed', () => {
  test('should ignore existing findings in files that the branch does not touch', async () => {
    const repository = makeBranch();
    expect(await check(repository, '--changed')).toEqual([]);
    expect(printed.err).toMatch(
      /^Judged 0 changed files since [0-9a-f]{10} \(main\), and what that breaks elsewhere\n$/,
    );
  });

  test('should report everything in a touched file, committed or not, and in new files', async () => {
    const repository = makeBranch();
    repository.write({ 'site/a.md': '# A page\n\n[old](/old), [b](/b) and more\n' });
    repository.commit();
    repository.write({ 'site/new one.md': '# New page\n\n[gone](/gone)\n', 'site/b.md': '# B page\n\n[x](/x)\n' });
    repository.git('add', 'site/b.md');
    expect(await check(repository, '--changed')).toEqual([
      'a.md:3 broken-link',
      'b.md:3 broken-link',
      'index.md:3 broken-anchor',
      'new one.md:3 broken-link',
    ]);
  });

  test('should report what a removed page, a renamed one and a removed image break elsewhere', async () => {
    const repository = makeBranch();
    repository.remove('site/p.svg');
    renameSync(join(repository.folder, 'site/a.md'), join(repository.folder, 'site/c.md'));
    expect(await check(repository, '--changed')).toEqual([
      'b.md:5 missing-image',
      'c.md:3 broken-link',
      'index.md:3 broken-markdown-link',
    ]);
    repository.git('restore', '.');
    repository.remove('site/c.md', 'site/b.md');
    repository.commit();
    expect(await check(repository, '--changed')).toEqual(['a.md:3 broken-link', 'index.md:3 broken-link']);
  });

  test('should report what a changed configuration breaks in untouched files', async () => {
    const repository = makeBranch();
    repository.write({
      'site/docsite.config.json': '{ "title": "T", "docs": { "path": ".", "routeBasePath": "/guide" } }',
    });
    expect(await check(repository, '--changed')).toContain('a.md:3 broken-link');
  });

  test('should compare with the commit where the branch began, not with the head of its base', async () => {
    const repository = makeBranch();
    repository.git('switch', '--quiet', 'main');
    repository.write({ 'site/a.md': '# A page\n\n[old](/old), [b](/b), changed\n' });
    repository.commit();
    repository.git('switch', '--quiet', 'topic');
    expect(await check(repository, '--changed')).toEqual([]);
    expect(await check(repository, '--changed', 'main~0')).toEqual([]);
  });

  test('should count every finding of a new site', async () => {
    const repository = makeRepository({ 'README.md': 'x' });
    repository.write(site);
    expect(await check(repository, '--changed=HEAD')).toEqual(['a.md:3 broken-link', 'index.md:3 broken-link']);
  });

  test('should read files ignored by Git, in the base as in the current site', async () => {
    const repository = makeBranch({
      ...site,
      '.gitignore': 'generated/\n',
      'site/a.md': '# A page\n\n[g](/generated/g), [h](/generated/h)\n',
    });
    repository.write({ 'site/generated/g.md': '# G page\n\n[none](/none)\n' });
    expect(await check(repository, '--changed')).toEqual([]);
  });

  test('should say nothing about baseline entries for untouched files', async () => {
    const repository = makeBranch();
    const baseline = join(repository.folder, 'known.json');
    await check(repository, '--baseline', baseline, '--update-baseline');
    repository.commit();
    repository.git('switch', '--quiet', '--create', 'next');
    repository.write({ 'site/a.md': '# A page\n\n[b](/b)\n' });
    expect(await check(repository, '--baseline', baseline, '--changed', 'topic')).toEqual([
      '../known.json:4 stale-baseline',
    ]);
    repository.git('restore', '.');
    repository.write({ 'site/b.md': '# B page\n\n## Part\n' });
    expect(await check(repository, '--baseline', baseline, '--changed', 'topic')).toEqual([]);
  });

  test('should use the cache for the base if it equals the current site, and store nothing of it', async () => {
    const repository = makeBranch();
    const cache = join(makeFolder({}), 'cache');
    process.env.DOCSITE_CACHE = cache;
    await check(repository, '--changed');
    repository.write({ 'site/a.md': '# A page\n\n[old](/old), [b](/b) and more\n' });
    // the hash of a file is cached only if the file was not just written
    await letFilesAge();
    await check(repository);
    const cached = readTimes(cache);
    const read = await readBy(() => check(repository, '--changed'));
    expect(read).toEqual(["'a.md' was being read"]);
    expect(readTimes(cache)).toEqual(cached);
  });

  test('should leave the repository unchanged', async () => {
    const repository = makeBranch();
    repository.write({ 'site/a.md': '# A page\n', 'site/d.md': '# D page\n' });
    repository.git('add', 'site/d.md');
    const state = () =>
      repository.git('status', '--porcelain') + repository.git('worktree', 'list') + repository.git('stash', 'list');
    const before = state();
    await check(repository, '--changed');
    expect(state()).toBe(before);
  });
});

describe('the base of --changed', () => {
  test('should be the base of the pull request in GitHub Actions, taken from the remote if it has it', async () => {
    const origin = makeRepository(site);
    origin.git('branch', 'release');
    const clone = openRepository(makeFolder({}));
    clone.git('clone', '--quiet', origin.folder, '.');
    process.env.GITHUB_BASE_REF = 'release';
    await check(clone, '--changed');
    expect(printed.err).toMatch(/ \(origin\/release\), /);
    delete process.env.GITHUB_BASE_REF;
    await check(clone, '--changed');
    expect(printed.err).toMatch(/ \(origin\/HEAD\), /);
    await check(clone, '--changed=release');
    expect(printed.err).toMatch(/ \(origin\/release\), /);
  });

  const refused = async (folder: string, option: string): Promise<string> => {
    printed.err = '';
    expect(await main(['check', folder, option])).toBe(2);
    return printed.err;
  };

  test('should be nothing else in GitHub Actions if the clone lacks that of the pull request', async () => {
    const origin = makeRepository(site);
    origin.git('checkout', '--quiet', '-b', 'topic');
    const clone = openRepository(makeFolder({}));
    clone.git('clone', '--quiet', '--depth', '1', '--branch', 'topic', `file://${origin.folder}`, '.');
    process.env.GITHUB_BASE_REF = 'release';
    expect(await refused(join(clone.folder, 'site'), '--changed')).toBe(
      'error: --changed: no branch to compare with; there is none of origin/release, release in this shallow clone\n' +
        'hint: fetch it: git fetch --unshallow origin release:refs/remotes/origin/release; in GitHub Actions, `fetch-depth: 0` of actions/checkout\n',
    );
  });

  test('should be rejected outside of Git', async () => {
    expect(await refused(makeFolder({ 'index.md': '# A' }), '--changed')).toBe(
      'error: --changed: the site is not in a Git repository, so there is nothing to compare it with\nhint: check the whole site: leave out --changed\n',
    );
  });

  test('should be rejected in a repository of another user, with the command with which to trust it', async () => {
    const { folder } = makeBranch();
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
    expect(await refused(join(folder, 'site'), '--changed')).toMatch(
      /^error: --changed: Git cannot read the repository: fatal: .*\nhint: git config --global --add safe\.directory /,
    );
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  });

  test('should be rejected before the first commit', async () => {
    const { folder, git } = openRepository(makeFolder({ 'index.md': '# A' }));
    git('init', '--quiet');
    expect(await refused(folder, '--changed')).toMatch(/^error: --changed: the repository has no commit yet\n/);
  });

  test('should be rejected if it is unknown, with a suggestion', async () => {
    const { folder, git } = makeBranch();
    expect(await refused(join(folder, 'site'), '--changed=mian')).toBe(
      "error: --changed: there is no branch or commit 'mian'\nhint: did you mean 'main'?\n",
    );
    expect(await refused(join(folder, 'site'), '--changed=packages')).toMatch(
      /hint: the folder of the site goes before the option: docsite check packages --changed\n/,
    );
    git('branch', '--delete', '--force', 'main');
    expect(await refused(join(folder, 'site'), '--changed')).toBe(
      'error: --changed: no branch to compare with; there is none of origin/HEAD, origin/main, origin/master, main, master\nhint: name one: --changed=<branch or commit>\n',
    );
  });

  test('should be rejected if it shares no history', async () => {
    const { folder, git, commit } = makeBranch();
    git('switch', '--quiet', '--orphan', 'other');
    openRepository(folder).write({ 'index.md': '# A' });
    commit();
    expect(await refused(folder, '--changed')).toMatch(/^error: --changed: HEAD and 'main' have no commit in common\n/);
  });

  test('should be rejected if a shallow clone lacks it', async () => {
    const origin = makeBranch();
    origin.write({ 'site/a.md': '# A page\n' });
    origin.commit();
    const clone = openRepository(makeFolder({}));
    clone.git('clone', '--quiet', '--depth=1', '--branch=topic', `file://${origin.folder}`, '.');
    const said = await refused(join(clone.folder, 'site'), '--changed=main');
    expect(said).toMatch(/^error: --changed: there is no branch or commit 'main' in this shallow clone\n/);
    expect(await refused(join(clone.folder, 'site'), '--changed=origin/main')).toBe(
      said.replace("'main'", "'origin/main'"),
    );
    expect(await refused(join(clone.folder, 'site'), '--changed=HEAD~9')).toContain('git fetch --unshallow origin;');
    clone.git('fetch', '--quiet', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
    expect(await refused(join(clone.folder, 'site'), '--changed=main')).toMatch(
      /^error: --changed: this is a shallow clone, without the commit at which the branch left 'origin\/main'\n/,
    );
    const command = /hint: fetch it: git (.*?);/.exec(said)?.[1] ?? '';
    clone.git(...command.split(' '), '--quiet');
    expect(await main(['check', join(clone.folder, 'site'), '--changed=main'])).toBe(0);
  });

  test('should be rejected together with recording a baseline', async () => {
    const { folder } = makeBranch();
    printed.err = '';
    expect(await main(['check', folder, '--changed', '--baseline', 'x.json', '--update-baseline'])).toBe(2);
    expect(printed.err).toMatch(/^error: --update-baseline records the whole site\n/m);
  });
});
