import type { OfflineConfig, Site } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { buildOfflineFiles, loadOfflineTools } from '../../src/offline/offline-files.js';
import { templatesDir } from '../../src/own-package/templates-dir.js';

const options: OfflineConfig = {
  activeStrategies: ['always'],
  debug: true,
  manifest: { display: 'standalone', backgroundColor: '#ffffff' },
  exclude: [],
  kill: false,
};

const output = {
  'index.html': '<h1>Home</h1>',
  'assets/shell.html': '<div id="ds-root"></div>',
  'assets/pages/index.json': '{"title":"Home"}',
  'assets/pages/a/b.json': '{"title":"B"}',
  'assets/js/app-0123abcd.js': 'start()',
  'assets/images/dot-0123abcd.svg': '<svg/>',
  'assets/mermaid/mermaid-0123abcd.js': 'draw()',
  'assets/files/book-0123abcd.zip': 'zip',
  'img/logo #1 [new].svg': '<svg/>',
  'img/plan.pdf': 'pdf',
  'fr/assets/js/app-4567abcd.js': 'commencer()',
};

function siteWith(
  offline: OfflineConfig | false,
  staticFiles: readonly string[] = ['/img/logo #1 [new].svg', '/img/plan.pdf'],
): Site {
  const locales = [{ baseUrl: '/' }, { baseUrl: '/fr/' }];
  return {
    config: { offline },
    locale: locales[0],
    locales,
    staticFiles: Object.fromEntries(staticFiles.map((path) => [path, path])),
  } as unknown as Site;
}

async function build(site: Site): Promise<Map<string, string>> {
  const files = await buildOfflineFiles(site, { siteDir: makeFolder({}), outDir: makeFolder(output), templatesDir });
  return new Map(files.map(({ path, contents }) => [path, contents.toString()]));
}

const precached = (worker = '') =>
  Array.from(worker.matchAll(/\{"url":"([^"]+)","revision":(null|"[0-9a-f]{32}")\}/g), ([, url, revision]) => [
    url,
    revision,
  ]);

describe('the files for reading offline', () => {
  test('should be built with tools loaded in advance, which exist only if the site has a worker', async () => {
    const folders = { siteDir: makeFolder({}), outDir: makeFolder(output), templatesDir };
    const tools = loadOfflineTools(siteWith(options), folders);
    if (tools === undefined) throw new Error('nothing was loaded');
    const worker = Promise.resolve('const files = self.__WB_MANIFEST;');
    const files = await buildOfflineFiles(siteWith(options), folders, { ...tools, worker });
    expect(files.at(-1)?.contents.toString()).toMatch(/^const files = \[\{"url":/);
    expect(loadOfflineTools(siteWith(false), folders)).toBeUndefined();
    expect(loadOfflineTools(siteWith({ ...options, kill: true }), folders)).toBeUndefined();
  });

  test('should be a worker that names what the site needs, and packs of page data', async () => {
    const files = await build(siteWith(options));
    const pack = [...files.keys()].find((path) => path.endsWith('.pack'));
    expect([...files.keys()]).toEqual([pack, 'sw.js']);
    expect(precached(files.get('sw.js'))).toEqual([
      ['assets/images/dot-0123abcd.svg', 'null'],
      ['assets/js/app-0123abcd.js', 'null'],
      ['assets/mermaid/mermaid-0123abcd.js', 'null'],
      ['assets/shell.html', expect.stringMatching(/^"/)],
      ['img/logo%20%231%20%5Bnew%5D.svg', expect.stringMatching(/^"/)],
      [pack, 'null'],
    ]);
  });

  test('should tell the worker where packs begin, and which locales have workers of their own', async () => {
    const worker = (await build(siteWith(options))).get('sw.js');
    expect(worker).toContain('"packs":[["assets/pages/a/b.json","assets/offline/pages-');
    expect(worker).toContain('"otherLocales":["/fr/"]');
    expect(worker).not.toMatch(/__WB_MANIFEST|__DOCSITE_OFFLINE/);
  });

  test('should be the same bytes for the same site', async () => {
    expect(await build(siteWith(options))).toEqual(await build(siteWith(options)));
  });

  test('should leave out what the configuration excludes', async () => {
    const worker = (await build(siteWith({ ...options, exclude: ['img/**', 'assets/images/**'] }))).get('sw.js');
    expect(precached(worker).filter(([url]) => url?.endsWith('.svg'))).toEqual([]);
  });

  test('should be one worker that removes itself and its caches, if configured so', async () => {
    const files = await build(siteWith({ ...options, kill: true }));
    expect([...files.keys()]).toEqual(['sw.js']);
    expect(files.get('sw.js')).toContain('unregister()');
  });

  test('should be none if the site is not available offline, or brings a worker of its own', async () => {
    expect(await build(siteWith(false))).toEqual(new Map());
    expect(await build(siteWith(options, ['/sw.js']))).toEqual(new Map());
  });
});
