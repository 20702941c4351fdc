import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { buildClean } from './run.js';

const files = {
  'docs/index.md': '---\ntitle: Start\n---\n\n[Install](/docs/install)\n',
  'docs/install.md': '---\ntitle: Install <it>\n---\n\n## Windows\n',
  'static/terms.txt': 'Terms',
};

const redirects = [
  { from: '/', to: '/docs' },
  { from: ['/install', '/docs/setup/', '/setup.html'], to: '/docs/install#windows' },
  { from: '/2 words', to: '/terms.txt' },
  { from: '/forum', to: 'https://forum.example.org/t?id=1&page=2' },
];

/** Builds a site with redirects, without findings. */
function buildMoved(keys: Readonly<Record<string, unknown>> = {}, more: Readonly<Record<string, string>> = {}) {
  const folder = makeFolder();
  const config = { title: 'Site', url: 'https://example.org', baseUrl: '/base/', docs: {}, redirects, ...keys };
  writeFiles(folder, { ...files, ...more, 'docsite.config.json': JSON.stringify(config) });
  return buildClean(folder);
}

describe('a site with redirects', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildMoved(
      { i18n: { locales: ['en', 'fr'] } },
      { 'static/_redirects': '/base/wiki/* /base/:splat\n' },
    );
  });

  test('should declare them for hosts, in every locale, before the rules of the author', () => {
    expect(site.text('_redirects')).toBe(
      `/base/ /base/docs 301
/base/install /base/docs/install#windows 301
/base/docs/setup /base/docs/install#windows 301
/base/setup.html /base/docs/install#windows 301
/base/2%20words /base/terms.txt 301
/base/forum https://forum.example.org/t?id=1&page=2 301
/base/fr/ /base/fr/docs 301
/base/fr/install /base/fr/docs/install#windows 301
/base/fr/docs/setup /base/fr/docs/install#windows 301
/base/fr/setup.html /base/fr/docs/install#windows 301
/base/fr/2%20words /base/fr/terms.txt 301
/base/fr/forum https://forum.example.org/t?id=1&page=2 301

/base/wiki/* /base/:splat
`,
    );
  });

  test.each([
    ['index.html', '/base/docs', 'Start'],
    ['install/index.html', '/base/docs/install#windows', 'Install <it>'],
    ['docs/setup/index.html', '/base/docs/install#windows', 'Install <it>'],
    ['setup.html', '/base/docs/install#windows', 'Install <it>'],
    ['2 words/index.html', '/base/terms.txt', '/base/terms.txt'],
    ['forum/index.html', 'https://forum.example.org/t?id=1&page=2', 'https://forum.example.org/t?id=1&page=2'],
    ['fr/install/index.html', '/base/fr/docs/install#windows', 'Install <it>'],
  ])('should have a page at a former address that redirects: %s', (path, to, words) => {
    const page = site.page(path);
    const absolute = new URL(to, 'https://example.org').href.replace('#windows', '');
    expect(page.attributes('a', 'href')).toEqual([to]);
    expect(page.texts('a')).toEqual([words]);
    expect(page.html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to.replace('&', '&amp;')}">`);
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual([absolute]);
    expect(page.meta('robots')).toBe('noindex');
  });

  test('should list those pages nowhere', () => {
    const lists = site.files().filter((path) => /(?:^|\/)(?:sitemap\.xml|llms\.txt|assets\/.*\.json)$/.test(path));
    expect(lists.length).toBeGreaterThan(4);
    expect(lists.filter((path) => /setup|\/base\/(?:fr\/)?install|forum/.test(site.text(path)))).toEqual([]);
  });
});

test('redirect pages should be in folders, even if other pages are not', async () => {
  const [asFile, asFolder] = [await buildMoved({ trailingSlash: false }), await buildMoved({ trailingSlash: true })];
  expect(['index.html', 'install/index.html', 'setup.html'].filter((path) => !asFile.has(path))).toEqual([]);
  expect(['index.html', 'install/index.html', 'setup.html'].filter((path) => !asFolder.has(path))).toEqual([]);
  expect(asFolder.text('_redirects')).toMatch(
    /^\/base\/ \/base\/docs\/ 301\n\/base\/install\/ \/base\/docs\/install\/#windows 301\n/,
  );
  expect(asFolder.text('_redirects')).toContain('\n/base/setup.html /base/docs/install/#windows 301\n');
});

test('a site without redirects should have no such file except its own', async () => {
  const page = { 'pages/index.md': '# Home' };
  expect((await buildMoved({ redirects: [] }, page)).has('_redirects')).toBe(false);
  const own = { ...page, 'static/_redirects': '/a /b' };
  expect((await buildMoved({ redirects: [] }, own)).text('_redirects')).toBe('/a /b');
});

test('a redirect page should have the labels of its language', async () => {
  const labels = JSON.stringify({ pageMoved: 'Cette page a été déplacée.' });
  const site = await buildMoved({ i18n: { locales: ['en', 'fr'] } }, { 'i18n/fr/labels.json': labels });
  expect(site.page('fr/install/index.html').texts('p')).toEqual(['Cette page a été déplacée. Install <it>']);
});
