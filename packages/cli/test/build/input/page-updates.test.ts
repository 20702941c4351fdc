import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readUpdates } from '../../../src/build/input/page-updates.js';
import { readSiteConfig } from '../../../src/site-config/site-config.js';

describe('a repository of another user, which Git does not read', () => {
  beforeEach(() => {
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  });
  afterEach(() => {
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  });

  async function reported(config: string): Promise<string[]> {
    const folder = makeFolder({
      'docsite.config.mjs': `export default { title: 'T', ${config} };`,
      'docs/a.md': '# A',
    });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    const { diagnostics } = await readUpdates(folder, await readSiteConfig(folder));
    return diagnostics.map(({ rule, severity, file }) => `${file} ${severity} ${rule}`);
  }

  test('a site that shows dates should report that Git cannot read them', async () => {
    expect(await reported('docs: { showLastUpdateTime: true }')).toEqual(['docsite.config.mjs warning git-history']);
  });

  test('the severity of the report should be that of the configuration', async () => {
    const docs = 'docs: { showLastUpdateTime: true }';
    expect(await reported(`${docs}, rules: { 'git-history': 'error' }`)).toEqual([
      'docsite.config.mjs error git-history',
    ]);
    expect(await reported(`${docs}, rules: { 'git-history': 'ignore' }`)).toEqual([]);
  });

  test('a site that shows no dates should not read the history', async () => {
    expect(await reported('')).toEqual([]);
  });
});

test('documents outside the site folder should be dated, too', async () => {
  const docs = "docs: { path: '../docs', showLastUpdateTime: true }";
  const folder = makeFolder({
    'site/docsite.config.mjs': `export default { title: 'T', ${docs} };`,
    'docs/a.md': '# A',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  const siteDir = join(folder, 'site');
  const { updates } = await readUpdates(siteDir, await readSiteConfig(siteDir));
  expect(updates.get('../docs/a.md')).toEqual({ time: expect.any(Number), author: 'T' });
});
