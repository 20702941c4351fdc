import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { ask } from './ask.js';
import { eventually } from './eventually.js';
import { DocsiteProcess } from './serve-process.js';

jest.setTimeout(300_000);

const sources = {
  'docsite.config.json': JSON.stringify({
    title: 'T',
    baseUrl: '/base/',
    trailingSlash: false,
    docs: { path: 'docs', routeBasePath: '/' },
  }),
  'docs/index.md': '# Home\n\nSee [version.php](version.md).\n',
  'docs/version.md': '---\nslug: /version.php\n---\n\n# The version file\n',
};

describe('docsite serve', () => {
  const folder = makeFolder(sources);

  beforeAll(async () => {
    expect(await new DocsiteProcess(['build', folder]).ended()).toBe(0);
  });

  test('should serve the built site until it is interrupted, and then end cleanly', async () => {
    const docsite = new DocsiteProcess(['serve', folder, '--port', '0']);
    const { origin, path } = await docsite.address();
    const { status, headers, body } = await ask(origin, `${path}version.php`);
    expect([
      path,
      status,
      headers['content-type'],
      body.includes('The version file'),
      body.includes('__docsite'),
    ]).toEqual(['/base/', 200, 'text/html; charset=utf-8', true, false]);
    expect(await docsite.interrupt()).toBe(0);
    await expect(ask(origin, path)).rejects.toThrow('ECONNREFUSED');
  });

  test('should serve a site built elsewhere', async () => {
    const outDir = join(makeFolder({}), 'elsewhere');
    expect(await new DocsiteProcess(['build', folder, '--out-dir', outDir]).ended()).toBe(0);
    writeFiles(outDir, { 'mark.txt': 'elsewhere' });
    const docsite = new DocsiteProcess(['serve', folder, '--out-dir', outDir, '--port', '0']);
    const { origin, path } = await docsite.address();
    const { body } = await ask(origin, `${path}mark.txt`);
    await docsite.interrupt();
    expect(body).toBe('elsewhere');
  });

  test('should take the next port if the wanted one is taken, and say so', async () => {
    const first = new DocsiteProcess(['serve', folder, '--port', '0']);
    const port = new URL((await first.address()).origin).port;
    const second = new DocsiteProcess(['serve', folder, '--port', port]);
    const { origin } = await second.address();
    const { status } = await ask(origin, '/base/');
    await Promise.all([first.interrupt(), second.interrupt()]);
    expect([second.output.split('\n')[0], Number(new URL(origin).port) > Number(port), status]).toEqual([
      `Port ${port} is taken by another process: the next free one is used`,
      true,
      200,
    ]);
  });

  test('should serve languages with domains of their own at separate addresses', async () => {
    const site = makeFolder({
      'docsite.config.json': JSON.stringify({
        title: 'T',
        url: 'https://t.org',
        docs: { path: 'docs', routeBasePath: '/' },
        i18n: { locales: ['en', 'fr'], localeConfigs: { fr: { url: 'https://t.fr', baseUrl: '/' } } },
      }),
      'docs/index.md': '# Home\n',
      'i18n/fr/docs/current/index.md': '# Accueil\n',
    });
    expect(await new DocsiteProcess(['build', site]).ended()).toBe(0);
    const docsite = new DocsiteProcess(['serve', site, '--port', '0']);
    const [, french] = await docsite.printed(/Serving (\S+) for the domain of the language fr\n/);
    const { origin } = await docsite.address();
    const pages = await Promise.all([ask(origin, '/'), ask(new URL(french as string).origin, '/')]);
    expect(await docsite.interrupt()).toBe(0);
    expect(pages.map(({ body }) => /<h1[^>]*>([^<]*)/.exec(body)?.[1])).toEqual(['Home', 'Accueil']);
  });

  test('should report if nothing was built', async () => {
    const empty = makeFolder({ 'a.md': '# A' });
    const docsite = new DocsiteProcess(['serve', empty, '--port', '0']);
    const code = await docsite.ended();
    const shown = relative('', join(empty, 'dist'));
    expect([code, docsite.output]).toEqual([
      2,
      `error: there is no built site in '${shown}'\nhint: run docsite build first, or docsite serve --watch\n`,
    ]);
  });

  describe('--open', () => {
    const programs = makeFolder({ 'xdg-open': '#!/bin/sh\necho "$1" > "$OPENED"\n' });
    writeFiles(programs, { open: readFileSync(join(programs, 'xdg-open'), 'utf8') });
    for (const name of ['xdg-open', 'open']) chmodSync(join(programs, name), 0o755);
    const opened = join(programs, 'opened.txt');
    let docsite: DocsiteProcess;

    afterAll(() => docsite.interrupt());

    test('should open the address in the browser', async () => {
      docsite = new DocsiteProcess(['serve', folder, '--port', '0', '--open'], {
        PATH: `${programs}${delimiter}${process.env.PATH}`,
        OPENED: opened,
      });
      const { origin } = await docsite.address();
      expect(
        await eventually('the browser', () => (existsSync(opened) ? readFileSync(opened, 'utf8') : '') || undefined),
      ).toBe(`${origin}/base/\n`);
    });
  });
});
