import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build, buildClean, changeConfig, copySite } from './run.js';

interface Commit {
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
}

function git(
  folder: string,
  args: readonly string[],
  { author, date }: Commit = { author: 'Nobody', date: '2000-01-01T00:00:00Z' },
): void {
  const who = {
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: 'someone@example.org',
    GIT_COMMITTER_NAME: author,
    GIT_COMMITTER_EMAIL: 'someone@example.org',
  };
  const env = {
    ...process.env,
    ...who,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  execFileSync('git', [...args], { cwd: folder, env, stdio: 'ignore' });
}

function commitAll(folder: string, commit: Commit): void {
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--message', 'Change'], commit);
}

describe('a site in a git repository', () => {
  let folder: string;
  let site: BuiltSite;
  const update = (name: string) => site.page(`docs/${name}/index.html`).texts('.last-update');

  beforeAll(async () => {
    folder = copySite('last-update');
    git(folder, ['init', '--quiet']);
    commitAll(folder, { author: 'Grace Hopper', date: '2021-06-01T12:00:00+00:00' });
    appendFileSync(join(folder, 'docs/second.md'), '\nMore.\n');
    commitAll(folder, { author: 'Ada Lovelace', date: '2022-04-19T23:30:00-05:00' });
    site = await buildClean(folder);
  });

  test('should show on each page when and by whom its file was last changed, in UTC', () => {
    expect(update('first')).toEqual(['Last updated on June 1, 2021 by Grace Hopper']);
    expect(update('second')).toEqual(['Last updated on April 20, 2022 by Ada Lovelace']);
    expect(site.page('docs/second/index.html').attributes('.last-update time', 'dateTime')).toEqual([
      '2022-04-20T04:30:00.000Z',
    ]);
  });

  test('should find files with non-ASCII names', () => {
    expect(update('größe')).toEqual(['Last updated on June 1, 2021 by Grace Hopper']);
  });

  test('should prefer what front matter says to what git says, for each part separately', () => {
    expect(update('dated')).toEqual(['Last updated on February 29, 2020 by Grace Hopper']);
  });

  test('should list in the sitemap when pages changed', () => {
    expect(site.text('sitemap.xml')).toContain(
      '<loc>https://example.org/docs/second</loc><lastmod>2022-04-20</lastmod>',
    );
  });

  test('should show only what is configured, and nothing on pages outside the docs', async () => {
    changeConfig(folder, { docs: { showLastUpdateAuthor: true } });
    const authors = await buildClean(folder);
    expect(authors.page('docs/first/index.html').texts('.last-update')).toEqual(['Last updated by Grace Hopper']);
    expect(authors.page('index.html').texts('.last-update')).toEqual([]);
  });

  test('should not guess from a shallow clone, but report it', async () => {
    const clone = join(makeFolder(), 'clone');
    git(folder, ['clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, clone]);
    const shallow = await build(clone);
    expect(shallow.exitCode).toBe(0);
    expect(shallow.page('docs/first/index.html').texts('.last-update')).toEqual([]);
    expect(shallow.stdout).toContain('this is a shallow clone: pages do not show when they were last changed');
  });
});
