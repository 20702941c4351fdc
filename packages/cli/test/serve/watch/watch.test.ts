import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ask } from '../ask.js';
import { DocsiteProcess } from '../serve-process.js';
import { makeFolder, writeFiles } from '../site-folder.js';
import { EventListener } from './event-listener.js';

jest.setTimeout(300_000);

const config = JSON.stringify({ title: 'T', baseUrl: '/base/', docs: { path: 'docs', routeBasePath: '/' } });
const buildOf = (html: string): string | undefined =>
  /<script src="\/(?:base\/)?__docsite\/reload\.js\?build=([^"]+)" defer>/.exec(html)?.[1];

describe('docsite serve --watch', () => {
  const temporary = makeFolder({});
  const folder = makeFolder({
    'docsite.config.json': config,
    'docs/index.md': '# Home',
    'docs/a.md': '# First',
    'docs/draft.md': '---\ndraft: true\n---\n\n# Draft',
  });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0'], { TMPDIR: temporary });
  let origin: string;

  beforeAll(async () => {
    ({ origin } = await docsite.address());
  });

  afterAll(() => docsite.interrupt());

  test('should serve the site, drafts included, and write nothing beside it', async () => {
    const [page, draft] = [await ask(origin, '/base/a'), await ask(origin, '/base/draft')];
    expect([page.status, draft.status, page.body.includes('>First</h1>'), existsSync(join(folder, 'dist'))]).toEqual([
      200,
      200,
      true,
      false,
    ]);
  });

  test('should add a script that reloads to every page, the one for what is missing included', async () => {
    const replies = await Promise.all(['/base/', '/base/a', '/base/none'].map((address) => ask(origin, address)));
    expect(new Set(replies.map(({ body }) => buildOf(body))).size).toBe(1);
    const script = await ask(origin, `/base/__docsite/reload.js?build=${buildOf(replies[0]?.body ?? '')}`);
    expect([script.status, script.headers['content-type'], script.body.includes('EventSource')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      true,
    ]);
  });

  test('should announce the new build to open pages when a file changes', async () => {
    const before = buildOf((await ask(origin, '/base/a')).body);
    const events = new EventListener(`${origin}/base/__docsite/events`);
    expect(await events.builds(1)).toEqual([before]);
    writeFiles(folder, { 'docs/a.md': '# Second' });
    const [, announced] = await events.builds(2);
    events.close();
    const page = await ask(origin, '/base/a');
    expect([announced === before, buildOf(page.body), page.body.includes('>Second</h1>')]).toEqual([
      false,
      announced,
      true,
    ]);
  });

  test('should see a new file, and one that is removed from the site by its front matter', async () => {
    const events = new EventListener(`${origin}/base/__docsite/events`);
    await events.builds(1);
    writeFiles(folder, { 'docs/new.md': '# New' });
    await events.builds(2);
    expect((await ask(origin, '/base/new')).status).toBe(200);
    writeFiles(folder, { 'docs/new.md': '---\nslug: /newer\n---\n\n# New' });
    await events.builds(3);
    events.close();
    expect([(await ask(origin, '/base/new')).status, (await ask(origin, '/base/newer')).status]).toEqual([404, 200]);
  });

  test('should keep the last good site while there are errors, and report them', async () => {
    const events = new EventListener(`${origin}/base/__docsite/events`);
    const [before] = await events.builds(1);
    writeFiles(folder, { 'docs/a.md': '# Third\n\n[x](/nowhere)' });
    await docsite.printed(
      /a\.md:3:1 +error +broken link '\/nowhere'[\s\S]*Not shown: the last good site stays until this is fixed/,
    );
    const page = await ask(origin, '/base/a');
    expect([buildOf(page.body), page.body.includes('>Second</h1>'), await events.builds(1)]).toEqual([
      before,
      true,
      [before],
    ]);
    writeFiles(folder, { 'docs/a.md': '# Third' });
    await events.builds(2);
    events.close();
    expect((await ask(origin, '/base/a')).body.includes('>Third</h1>')).toBe(true);
  });

  test.each([
    ['no Origin, from a script', {}, 200],
    ['its own Origin', { origin: 'own' }, 200],
    ['the Origin of another site', { origin: 'http://evil.example' }, 403],
    ['a page of another site, without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('should judge who listens: %s', async (_, headers, expected) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'own' ? origin : value]),
    );
    expect((await ask(origin, '/base/__docsite/events', { method: 'HEAD', headers: sent })).status).toBe(expected);
  });

  test('should end well while a page listens, and leave no temporary files', async () => {
    const events = new EventListener(`${origin}/base/__docsite/events`);
    await events.builds(1);
    expect([
      await docsite.interrupt(),
      readdirSync(temporary).filter((name) => name.startsWith('docsite-serve-')),
    ]).toEqual([0, []]);
    events.close();
  });
});

test('a site that cannot be built at first should be reported in the browser, and shown once fixed', async () => {
  const folder = makeFolder({
    'docsite.config.json': '{ "title": "T", "<b>": 1 }',
    'docs/index.md': '---\nslug: /\n---\n\n# Home',
  });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin, path } = await docsite.address();
  const { status, body } = await ask(origin, '/');
  const events = new EventListener(`${origin}/__docsite/events`);
  expect([path, status, body.includes("unknown configuration key '&lt;b&gt;'"), await events.builds(1)]).toEqual([
    '/',
    503,
    true,
    [buildOf(body)],
  ]);
  writeFiles(folder, { 'docsite.config.json': config });
  await events.builds(2);
  events.close();
  const [root, home] = [await ask(origin, '/'), await ask(origin, '/base/')];
  await docsite.interrupt();
  expect([root.headers.location, home.status, home.body.includes('>Home</h1>')]).toEqual(['/base/', 200, true]);
});

test('a folder that is moved away and back should still be watched', async () => {
  const folder = makeFolder({ 'docsite.config.json': config, 'docs/index.md': '# Home' });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin } = await docsite.address();
  renameSync(folder, `${folder}-away`);
  await docsite.printed(/^The folder is gone: /m);
  const between = await ask(origin, '/base/');
  renameSync(`${folder}-away`, folder);
  await docsite.printed(/^The folder is gone: [\s\S]*^Built 3 pages in /m);
  writeFiles(folder, { 'docs/later.md': '# Later' });
  await docsite.printed(/Built 4 pages in /);
  const later = await ask(origin, '/base/later');
  await docsite.interrupt();
  expect([between.status, later.status]).toEqual([200, 200]);
});

test('a checkout of many files should be built once', async () => {
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
  await docsite.printed(/^Built 5\d\d pages/m);
  writeFiles(folder, { 'docs/last.md': '# Last' });
  await docsite.printed(/^Built 5\d\d pages[\s\S]*^Built 5\d\d pages/m);
  await docsite.interrupt();
  const [first = 0, ...more] = [...docsite.output.matchAll(/^Built (\d+) pages/gm)].map(([, pages]) => Number(pages));
  expect(more.map((pages) => pages - first)).toEqual([500, 501]);
});

test('findings should be printed when they change, and not after every build', async () => {
  const warning = { 'docs/a.md': '# A\n\n[x](#none)' };
  const folder = makeFolder({ 'docsite.config.json': config, 'docs/index.md': '# Home', ...warning });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  await docsite.address();
  const built = (times: number): Promise<unknown> => docsite.printed(new RegExp(`(?:^Built [\\s\\S]*){${times}}`, 'm'));
  writeFiles(folder, { 'docs/index.md': '# Home 2' });
  await built(2);
  writeFiles(folder, { 'docs/b.md': '# B\n\n[x](#none)' });
  await built(3);
  await docsite.interrupt();
  const files = [...docsite.output.matchAll(/([ab]\.md):3:1 +warning/g)].map(([, file]) => file);
  expect(files).toEqual(['a.md', 'a.md', 'b.md']);
});
