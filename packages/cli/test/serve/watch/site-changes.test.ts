import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { ask } from '../ask.js';
import { eventually } from '../eventually.js';
import { DocsiteProcess } from '../serve-process.js';
import { EventListener } from './event-listener.js';
import { config, listenTo, versionIn } from './served-page.js';

jest.setTimeout(300_000);

test('a site that cannot be built at first should be reported in the browser, and shown once fixed', async () => {
  const folder = makeFolder({
    'docsite.config.json': '{ "title": "T", "<b>": 1 }',
    'docs/index.md': '---\nslug: /\n---\n\n# Home',
  });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin, path } = await docsite.address();
  const { status, body } = await ask(origin, '/');
  const events = new EventListener(`${origin}/__docsite/events?page=/base/`);
  const [report] = await events.pages(1);
  expect([path, status, body.includes("unknown configuration key '&lt;b&gt;'"), report?.version]).toEqual([
    '/',
    503,
    true,
    versionIn(body),
  ]);
  writeFiles(folder, { 'docsite.config.json': config });
  await events.pages(2);
  events.close();
  const [root, home] = [await ask(origin, '/'), await ask(origin, '/base/')];
  await docsite.interrupt();
  expect([root.headers.location, home.status, home.body.includes('>Home</h1>')]).toEqual(['/base/', 200, true]);
});

test('a configuration that cannot be read should leave the former one in effect, and not hold up edits of pages', async () => {
  const folder = makeFolder({ 'docsite.config.json': config, 'docs/index.md': '# Home' });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin } = await docsite.address();
  const events = listenTo(origin, '/base/');
  await events.pages(1);
  const shown = (times: number) =>
    docsite.printed(new RegExp(`(?:Ready in [^\\n]*, by the last good configuration\\n[\\s\\S]*){${times}}`));
  writeFiles(folder, { 'docsite.config.json': config.replace('"title":', '"titel":0,"title":') });
  await Promise.all([shown(1), docsite.printed(/unknown configuration key 'titel'/)]);
  writeFiles(folder, { 'docs/index.md': '# Home again' });
  await shown(2);
  writeFiles(folder, { 'docs/new.md': '# New' });
  await shown(3);
  const [home, added] = [await ask(origin, '/base/'), await ask(origin, '/base/new')];
  const known = (await events.findings(2)).at(-1);
  writeFiles(folder, { 'docsite.config.json': config });
  await docsite.printed(/by the last good configuration[\s\S]*Ready in [^,]*pages\n/);
  events.close();
  await docsite.interrupt();
  expect([home.body.includes('>Home again</h1>'), added.status, known?.errors]).toEqual([true, 200, 1]);
});

test('a folder that is moved away and back should still be watched', async () => {
  const folder = makeFolder({ 'docsite.config.json': config, 'docs/index.md': '# Home' });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin } = await docsite.address();
  renameSync(folder, `${folder}-away`);
  await docsite.printed(/^The folder is gone: /m);
  const between = await ask(origin, '/base/');
  renameSync(`${folder}-away`, folder);
  await docsite.printed(/^The folder is gone: [\s\S]*^Ready in .*: 3 pages/m);
  writeFiles(folder, { 'docs/later.md': '# Later' });
  await docsite.printed(/Ready in .*: 4 pages/);
  const later = await ask(origin, '/base/later');
  await docsite.interrupt();
  expect([between.status, later.status]).toEqual([200, 200]);
});

test('a folder that is deleted should be reported once, and again only after it was back', async () => {
  const files = { 'docsite.config.json': config, 'docs/index.md': '# Home', 'docs/part/a.md': '# A' };
  const folder = makeFolder(files);
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  await docsite.address();
  const reports = (): number => docsite.output.split('The folder is gone: ').length - 1;
  rmSync(folder, { recursive: true });
  await docsite.printed(/^The folder is gone: /m);
  // the check whether it is still the same folder notices the deletion, too
  await wait(600);
  const first = reports();
  writeFiles(folder, files);
  await docsite.printed(/^The folder is gone: [\s\S]*^Ready in .*/m);
  await wait(600);
  rmSync(folder, { recursive: true });
  await docsite.printed(/^The folder is gone: [\s\S]*^Ready in [\s\S]*^The folder is gone: /m);
  await docsite.interrupt();
  expect([first, reports()]).toEqual([1, 2]);
});

test('content outside of the site folder should be watched', async () => {
  const folder = makeFolder({
    'website/docsite.config.json': '{ "title": "T", "docs": { "path": "../docs", "routeBasePath": "/" } }',
    'docs/index.md': '# Home\n\n![Picture](../a.svg)',
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
    'website/own/index.md': '# Own',
  });
  const docsite = new DocsiteProcess(['serve', join(folder, 'website'), '--watch', '--port', '0']);
  const { origin } = await docsite.address();
  const show = (address: string, text: string) =>
    eventually(`'${text}'`, async () => ((await ask(origin, address)).body.includes(text) ? true : undefined));
  writeFiles(folder, { 'docs/index.md': '# Home\n\nMore text. ![Picture](../a.svg)' });
  await show('/', 'More text.');
  writeFiles(folder, { 'docs/sub/later.md': '# Later' });
  await show('/sub/later', '>Later</h1>');
  writeFiles(folder, { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="1"></svg>' });
  await show('/', 'width="7"');
  const native = '{ "title": "T", "docs": { "path": "own", "routeBasePath": "/" } }';
  writeFiles(folder, { 'website/docsite.config.json': native });
  await show('/', '>Own</h1>');
  expect(await docsite.interrupt()).toBe(0);
});

test('a checkout of many files should cause one build', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `docs/part-${index % 10}/page-${index}.md`);
  const folder = makeFolder({ 'docsite.config.json': config, 'docs/index.md': '# Home' });
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  const commit = (): unknown => [git('add', '.'), git('commit', '--quiet', '--message', 'State')];
  git('init', '--quiet', '--initial-branch', 'few');
  commit();
  git('switch', '--quiet', '--create', 'many');
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, '# Page'])));
  commit();
  git('switch', '--quiet', 'few');
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  await docsite.address();
  git('switch', '--quiet', 'many');
  await docsite.printed(/^Ready in .*: 5\d\d pages/m);
  writeFiles(folder, { 'docs/last.md': '# Last' });
  await docsite.printed(/^Ready in .*: 5\d\d pages[\s\S]*^Ready in .*: 5\d\d pages/m);
  await docsite.interrupt();
  const [first = 0, ...more] = [...docsite.output.matchAll(/^Ready in .*: (\d+) pages/gm)].map(([, pages]) =>
    Number(pages),
  );
  expect(more.map((pages) => pages - first)).toEqual([500, 501]);
});

test('findings should be printed when they change, not after every build', async () => {
  const warning = { 'docs/a.md': '# A\n\n[x](#none)' };
  const folder = makeFolder({ 'docsite.config.json': config, 'docs/index.md': '# Home', ...warning });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  await docsite.address();
  await docsite.printed(/a\.md:3:1 +warning/);
  writeFiles(folder, { 'docs/index.md': '# Home 2' });
  await docsite.printed(/^Ready in [\s\S]*^Ready in /m);
  await wait(1000);
  writeFiles(folder, { 'docs/b.md': '# B\n\n[x](#none)' });
  await docsite.printed(/b\.md:3:1 +warning/);
  await docsite.interrupt();
  const files = [...docsite.output.matchAll(/([ab]\.md):3:1 +warning/g)].map(([, file]) => file);
  expect(files).toEqual(['a.md', 'a.md', 'b.md']);
});
