import { describe, expect, test } from '@jest/globals';
import { renderSiteFiles } from '../../src/site-files/render-site-files.js';
import { makeSite, type TestSite } from '../site-fixture.js';

const files = {
  'docs/a.md': '# A',
  'static/img/icon.svg': '<svg/>',
  'static/img/icon-192.png': '',
  'static/img/icon-180.png': '',
};
const config = {
  title: 'Handbook',
  tagline: 'All of it',
  baseUrl: '/base/',
  themeColor: '#123456',
  favicon: 'img/icon.svg',
};

function manifestOf(site: TestSite): Record<string, unknown> | undefined {
  const file = renderSiteFiles(site.site, site.data()).find(({ path }) => path === 'manifest.webmanifest');
  return file === undefined ? undefined : JSON.parse(String(file.contents));
}

describe('the web app manifest', () => {
  test('should be derived from the site', async () => {
    expect(manifestOf(await makeSite(files, { ...config, offline: {} }))).toEqual({
      id: '/base/',
      name: 'Handbook',
      description: 'All of it',
      lang: 'en',
      dir: 'ltr',
      start_url: '/base/',
      scope: '/base/',
      display: 'standalone',
      theme_color: '#123456',
      background_color: '#ffffff',
      icons: [{ src: '/base/img/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
    });
  });

  test.each([
    { of: 'the static files', given: { 'static/favicon.png': '' }, icon: 'favicon.png', type: 'image/png' },
    { of: 'the build', given: {}, icon: 'favicon.svg', type: 'image/svg+xml' },
  ])('should have the icon of $of where none is configured', async ({ given, icon, type }) => {
    const { favicon: _, ...others } = config;
    const site = await makeSite({ ...files, ...given }, { ...others, offline: {} });
    expect(manifestOf(site)?.icons).toEqual([{ src: `/base/${icon}`, sizes: 'any', type }]);
  });

  test('should contain the configured values', async () => {
    const icons = [{ src: 'img/icon-192.png', sizes: '192x192', purpose: 'maskable' }];
    const manifest = {
      name: 'The Handbook',
      shortName: 'Book',
      description: 'Short',
      icons,
      display: 'minimal-ui' as const,
      backgroundColor: '#000000',
    };
    expect(manifestOf(await makeSite(files, { ...config, offline: { manifest } }))).toMatchObject({
      name: 'The Handbook',
      short_name: 'Book',
      description: 'Short',
      display: 'minimal-ui',
      background_color: '#000000',
      icons: [{ src: '/base/img/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' }],
    });
  });

  test('should give way to a static one, which pages then link to', async () => {
    const site = await makeSite({ ...files, 'static/manifest.json': '{}' }, { ...config, offline: {} });
    expect(manifestOf(site)).toBeUndefined();
    expect(site.data().offline?.manifestUrl).toBe('/base/manifest.json');
  });

  test.each([{}, { offline: { kill: true } }])('should be absent without a worker to use it (%j)', async (offline) => {
    const site = await makeSite(files, { ...config, ...offline });
    expect([manifestOf(site), site.data().offline]).toEqual([undefined, undefined]);
  });
});

describe('the offline files', () => {
  test('should be the worker, the strategies, the manifest and an icon for home screens', async () => {
    const icons = [
      { src: '/img/icon-192.png', sizes: '192x192' },
      { src: '/img/icon-180.png', sizes: '180x180' },
      { src: '/img/icon.svg', sizes: 'any' },
    ];
    const site = await makeSite(files, { ...config, offline: { debug: false, manifest: { icons } } });
    expect(site.data().offline).toEqual({
      workerUrl: '/base/sw.js',
      strategies: ['appInstalled', 'standalone', 'queryString'],
      debug: false,
      manifestUrl: '/base/manifest.webmanifest',
      touchIcon: '/base/img/icon-180.png',
    });
  });
});
