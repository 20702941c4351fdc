import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { ask } from '../ask.js';
import { DocsiteProcess } from '../serve-process.js';
import { config, listenTo, versionIn } from './served-page.js';

jest.setTimeout(300_000);

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

  test('should serve the site, including drafts, and write nothing beside it', async () => {
    const [page, draft] = [await ask(origin, '/base/a'), await ask(origin, '/base/draft')];
    expect([page.status, draft.status, page.body.includes('>First</h1>'), existsSync(join(folder, 'dist'))]).toEqual([
      200,
      200,
      true,
      false,
    ]);
  });

  test('should add its script to every page, including the 404 page', async () => {
    const replies = await Promise.all(['/base/', '/base/a', '/base/none'].map((address) => ask(origin, address)));
    expect(new Set(replies.map(({ body }) => versionIn(body))).size).toBe(3);
    const client = await ask(origin, '/base/__docsite/client.js');
    expect([client.status, client.headers['content-type'], client.body.includes('EventSource')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      true,
    ]);
  });

  test('should tell each page what has become of it when a file changes', async () => {
    const before = versionIn((await ask(origin, '/base/a')).body);
    const [page, other] = [listenTo(origin, '/base/a'), listenTo(origin, '/base/draft')];
    const [first] = await page.pages(1);
    const [otherFirst] = await other.pages(1);
    expect([first?.kind, first?.version, first?.state === otherFirst?.state]).toEqual(['page', before, true]);
    writeFiles(folder, { 'docs/a.md': '# First\n\nMore text.' });
    const [, second] = await page.pages(2);
    const [, otherSecond] = await other.pages(2);
    for (const listener of [page, other]) listener.close();
    const { body } = await ask(origin, '/base/a');
    expect([second?.version, body.includes('More text.')]).toEqual([versionIn(body), true]);
    expect([second?.version === before, otherSecond?.version === otherFirst?.version]).toEqual([false, true]);
    expect([second?.state === first?.state, otherSecond?.state === second?.state]).toEqual([false, true]);
  });

  test('should still have the site data of a page that was sent before an edit of the sidebar', async () => {
    const data = async (): Promise<string | undefined> =>
      /data-site="([^"]+)"/.exec((await ask(origin, '/base/a')).body)?.[1];
    const [events, before] = [listenTo(origin, '/base/a'), await data()];
    await events.pages(1);
    writeFiles(folder, { 'docs/draft.md': '---\ndraft: true\n---\n\n# Another draft' });
    await events.pages(2);
    events.close();
    const after = await data();
    const replies = await Promise.all([before, after].map((address) => ask(origin, address ?? '')));
    expect([before === after, ...replies.map(({ status }) => status)]).toEqual([false, 200, 200]);
  });

  test('should tell a page where it has moved, and again after it reconnects', async () => {
    const events = listenTo(origin, '/base/new');
    await events.pages(1);
    writeFiles(folder, { 'docs/new.md': '# New' });
    await events.pages(2);
    expect((await ask(origin, '/base/new')).status).toBe(200);
    writeFiles(folder, { 'docs/new.md': '---\nslug: /newer\n---\n\n# New' });
    const reports = await events.pages(3);
    events.close();
    const again = listenTo(origin, '/base/new');
    const [late] = await again.pages(1);
    again.close();
    expect(reports.map(({ kind }) => kind)).toEqual(['missing', 'page', 'moved']);
    expect([reports[2]?.to, late?.to]).toEqual(['/base/newer', '/base/newer']);
    expect([(await ask(origin, '/base/new')).status, (await ask(origin, '/base/newer')).status]).toEqual([404, 200]);
  });

  test('should tell where the page of a renamed file is, and that the page of a deleted one is gone', async () => {
    const events = listenTo(origin, '/base/before');
    await events.pages(1);
    writeFiles(folder, { 'docs/before.md': '# Renamed page' });
    await events.pages(2);
    renameSync(join(folder, 'docs/before.md'), join(folder, 'docs/after.md'));
    // a rename may be reported as a deletion first
    const third = (await events.pages(3))[2];
    const moved = third?.kind === 'moved' ? third : (await events.pages(4))[3];
    events.close();
    const last = listenTo(origin, '/base/after');
    await last.pages(1);
    rmSync(join(folder, 'docs/after.md'));
    const [, gone] = await last.pages(2);
    last.close();
    expect([moved?.to, gone?.kind]).toEqual(['/base/after', 'missing']);
    const note = 'made from <code>docs/after.md</code>, which was deleted';
    const bodies = await Promise.all(
      ['/base/after?x', '/base/never'].map(async (path) => (await ask(origin, path)).body),
    );
    expect(bodies.map((body) => body.includes(note))).toEqual([true, false]);
  });

  test('should show a page with errors, and report them to all pages until they are fixed', async () => {
    const [page, other] = [listenTo(origin, '/base/a'), listenTo(origin, '/base/')];
    await Promise.all([page.pages(1), other.findings(1)]);
    writeFiles(folder, { 'docs/a.md': '# Third\n\nA [wrong address](/nowhere)' });
    await docsite.printed(/a\.md:3:3 +error +broken link '\/nowhere'[\s\S]*docsite build refuses a site with errors/);
    await page.pages(2);
    const [none, broken] = await other.findings(2);
    expect((await ask(origin, '/base/a')).body.includes('>Third</h1>')).toBe(true);
    expect(none).toEqual({ errors: 0, warnings: 0, list: [] });
    expect([broken?.errors, broken?.list]).toEqual([
      1,
      [
        expect.objectContaining({
          ...{ file: 'docs/a.md', line: 3, column: 3, severity: 'error', rule: 'broken-link' },
          excerpt: ['A [wrong address](/nowhere)', 'A '],
        }),
      ],
    ]);
    writeFiles(folder, { 'docs/a.md': '# Third' });
    expect((await other.findings(3))[2]).toEqual(none);
    for (const listener of [page, other]) listener.close();
  });

  test('should leave an open page unchanged if it cannot be parsed, and follow edits of others', async () => {
    const [page, other] = [listenTo(origin, '/base/part'), listenTo(origin, '/base/a')];
    await Promise.all([page.pages(1), other.pages(1)]);
    writeFiles(folder, { 'docs/part.mdx': '# Part\n' });
    await page.pages(2);
    writeFiles(folder, { 'docs/part.mdx': '# Part\n\n{open' });
    const reports = await page.pages(3);
    const before = (await other.pages(3))[2];
    writeFiles(folder, { 'docs/a.md': '# Fourth' });
    const after = (await other.pages(4))[3];
    writeFiles(folder, { 'docs/part.mdx': '# Part\n' });
    const fixed = (await page.pages(5))[4];
    for (const listener of [page, other]) listener.close();
    expect(reports.map(({ kind }) => kind)).toEqual(['missing', 'page', 'broken']);
    expect([fixed?.kind, before?.version === after?.version]).toEqual(['page', false]);
  });

  test('should keep the last good page of a file that cannot be read, also for those who open it', async () => {
    const others = listenTo(origin, '/base/another');
    await others.pages(1);
    writeFiles(folder, { 'docs/a.md': '---\ntitle: [\n---\n\n# Bad', 'docs/another.md': '# Other' });
    await docsite.printed(/a\.md:\d+:\d+ +error +front matter is not valid YAML/);
    await others.pages(2);
    others.close();
    const [page, other] = [await ask(origin, '/base/a'), await ask(origin, '/base/another')];
    expect([page.body.includes('>Fourth</h1>'), other.body.includes('>Other</h1>')]).toEqual([true, true]);
    writeFiles(folder, { 'docs/a.md': '# Fourth' });
  });

  test.each([
    ['no Origin, from a script', {}, 200],
    ['its own Origin', { origin: 'own' }, 200],
    ['the Origin of another site', { origin: 'http://evil.example' }, 403],
    ['a page of another site, without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('should check who listens: %s', async (_, headers, expected) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'own' ? origin : value]),
    );
    expect((await ask(origin, '/base/__docsite/events', { method: 'HEAD', headers: sent })).status).toBe(expected);
  });

  test('should end cleanly while a page listens, and leave no temporary files', async () => {
    const events = listenTo(origin, '/base/a');
    await events.pages(1);
    expect([
      await docsite.interrupt(),
      readdirSync(temporary).filter((name) => name.startsWith('docsite-serve-')),
    ]).toEqual([0, []]);
    events.close();
  });
});
