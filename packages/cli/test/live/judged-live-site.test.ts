import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { LiveSite } from '../../src/live/live-site.js';
import { makeRepository } from '../gate/repository.js';

const opened: LiveSite[] = [];

async function open(siteDir: string): Promise<LiveSite> {
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  opened.push(site);
  await site.update(new Set());
  return site;
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close();
});

test('a recorded address that disappears should be a finding, and so should that of a draft', async () => {
  const lock = JSON.stringify({ version: 1, routes: ['/docs/a', '/docs/b', '/docs/c'] });
  const siteDir = makeFolder({
    'docsite.config.json': '{ "title": "T" }',
    'docsite.routes.json': lock,
    'docs/a.md': '# A',
    'docs/b.md': '---\ndraft: true\n---\n# B',
  });
  const site = await open(siteDir);
  const vanished = async () =>
    (await site.check()).filter(({ rule }) => rule === 'vanished-route').map(({ message }) => message);
  expect((await vanished()).map((message) => /\/docs\/\w/.exec(message)?.[0])).toEqual(['/docs/b', '/docs/c']);
  writeFiles(siteDir, { 'docs/c.md': '# C' });
  await site.update(new Set([join(siteDir, 'docs/c.md')]));
  expect((await vanished()).length).toBe(1);
});

test('a commit without file changes should update the authors of a page', async () => {
  const { folder, write, git, commit } = makeRepository({
    'docsite.config.json': JSON.stringify({ title: 'T', docs: { showLastUpdateAuthor: true } }),
    'docs/a.md': '# A',
  });
  write({ 'docs/a.md': '# A\n\nEdited.' });
  const site = await open(folder);
  const authorOf = () => {
    const page = site.state?.locales[0]?.facts.site.pages.find(({ route }) => route === '/docs/a');
    return page !== undefined && 'lastUpdate' in page ? page.lastUpdate?.author : undefined;
  };
  expect([authorOf(), site.showsHistory]).toEqual(['A', true]);
  commit();
  git('commit', '--amend', '--quiet', '--author=Somebody <s@example.org>', '--no-edit');
  await site.update(new Set([join(folder, '.git/HEAD')]));
  expect(authorOf()).toBe('Somebody');
});

test('pages nobody has asked for should be rendered only while that is wanted, and then be checked', async () => {
  const siteDir = makeFolder({
    'docsite.config.json': '{ "title": "T" }',
    'docs/a.mdx': "import { Link } from '../src/link'\n\n# A\n\n<Link />",
    'docs/b.md': '# B',
    'src/link.jsx': 'export function Link() { return <a href="/nowhere">x</a>; }',
  });
  const site = await open(siteDir);
  const broken = async () => (await site.check()).filter(({ rule }) => rule === 'broken-link').length;
  const renderings = site.state?.locales[0]?.pages;
  const isUnfinished = await site.renderRest(() => renderings?.summaries().size === 0);
  expect([isUnfinished, renderings?.summaries().size, await broken()]).toEqual([false, 1, 0]);
  expect([await site.renderRest(() => true), await broken(), await site.renderRest(() => true)]).toEqual([
    true,
    1,
    false,
  ]);
});
