import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { keptFiles } from './kept-files.js';
import { build, buildClean, buildSite, changeConfig, copySite } from './run.js';

const isOffline = (path: string) => /(^|\/)(sw\.js|manifest\.webmanifest|assets\/offline\/.*)$/.test(path);

async function buildWith(name: string, offline: object): Promise<BuiltSite> {
  const folder = copySite(name);
  changeConfig(folder, { offline });
  return buildClean(folder);
}

test('a site without an offline configuration should have no offline files', async () => {
  const site = await buildSite('front-matter');
  expect(site.files().filter(isOffline)).toEqual([]);
  expect(site.page('index.html').all('link[rel=manifest], link[rel=apple-touch-icon]')).toEqual([]);
});

describe('a site that works offline', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildWith('locales', {});
  });

  test('should have a worker, a manifest and packs in each locale', () => {
    const files = site.files().filter(isOffline);
    const inEach = ['manifest.webmanifest', 'sw.js'].flatMap((name) =>
      ['', 'ar/', 'fr/'].map((folder) => folder + name),
    );
    expect(files.filter((path) => !path.endsWith('.pack')).sort()).toEqual(inEach.sort());
    expect(files.filter((path) => path.endsWith('.pack')).map((path) => path.replace(/assets.*/, ''))).toEqual([
      'ar/',
      '',
      'fr/',
    ]);
  });

  test('should link its manifest on every page, in the language of the page', () => {
    expect(site.page('fr/index.html').attributes('link[rel=manifest]', 'href')).toEqual(['/fr/manifest.webmanifest']);
    expect(JSON.parse(site.text('fr/manifest.webmanifest'))).toMatchObject({
      lang: 'fr-FR',
      start_url: '/fr/',
      scope: '/fr/',
    });
  });

  test.each(['', 'fr/'])('should precache existing files, and none of another locale (%j)', (folder) => {
    const kept = keptFiles(site, folder);
    expect(kept.filter((path) => !site.has(path))).toEqual([]);
    expect(kept).toContain(`${folder}assets/shell.html`);
    if (folder === '') expect(kept.filter((path) => path.startsWith('fr/'))).toEqual([]);
  });

  test('should hide the shell and the worker from search engines', () => {
    expect(site.text('sitemap.xml')).not.toMatch(/shell|sw\.js/);
    expect(site.page('assets/shell.html').meta('robots')).toBe('noindex');
  });
});

test('a site that removes its workers should have no manifest, and a worker that stores nothing', async () => {
  const site = await buildWith('front-matter', { kill: true });
  expect(site.files().filter(isOffline)).toEqual(['sw.js']);
  expect([keptFiles(site), site.page('index.html').all('link[rel=manifest]')]).toEqual([[], []]);
});

test('a missing icon should be a configuration error', async () => {
  const folder = copySite('front-matter');
  changeConfig(folder, { offline: { manifest: { icons: [{ src: '/img/no-icon.png', sizes: '192x192' }] } } });
  const { exitCode, stdout } = await build(folder);
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining('/img/no-icon.png')]);
});
