import { describe, expect, test } from '@jest/globals';
import { LinkIndex } from '../../src/links/link-index.js';
import { buildPlainSite, buildSite } from '../site/build-site.js';

const files = { 'docs/index.md': '# Home', 'docs/a.md': '# A\n\n![i](i.png)', 'docs/i.png': 'x', 'static/s.png': 'y' };
const origin = { route: '/docs/a', file: 'docs/a.md' };

describe('the base URL', () => {
  test('should be added to every address once', async () => {
    const site = await buildSite(files, { baseUrl: '/site/' });
    const urls = ['./index.md', '/docs', '/site/docs', '/s.png', '/site/s.png', 'i.png', '#x'].map(
      (href) => new LinkIndex(site).resolve(origin, href).url,
    );
    expect(urls).toEqual([
      '/site/docs',
      '/site/docs',
      '/site/docs',
      '/site/s.png',
      '/site/s.png',
      expect.stringMatching(/^\/site\/assets\/images\/i-/),
      '/site/docs/a#x',
    ]);
  });

  test('should be allowed in a relative link that leads above it', async () => {
    const site = await buildSite(files, { baseUrl: '/site/' });
    const targets = ['../../site/docs', '../site', '../../../site/docs/a', '../../docs', '../../../none'].map((href) =>
      new LinkIndex(site).resolve(origin, href),
    );
    expect(targets.map(({ type, url }) => `${type} ${url}`)).toEqual([
      'page /site/docs',
      'missing ../site',
      'page /site/docs/a',
      'page /site/docs',
      'missing ../../../none',
    ]);
  });

  test('should lead to the home page without its trailing slash, unless a page has that name', async () => {
    const home = { ...files, 'src/pages/index.md': '# Home' };
    const urlOf = async (more: Readonly<Record<string, string>>) =>
      new LinkIndex(await buildSite({ ...home, ...more }, { baseUrl: '/site/' })).resolve(origin, '/site#x').url;
    expect(await urlOf({})).toBe('/site/#x');
    expect(await urlOf({ 'src/pages/site.md': '# Site' })).toBe('/site/site#x');
  });

  test('should be added to missing targets too', async () => {
    const site = await buildSite(files, { baseUrl: '/site/' });
    expect(['/none', '/site/none?a', 'none'].map((href) => new LinkIndex(site).resolve(origin, href).url)).toEqual([
      '/site/none',
      '/site/none?a',
      'none',
    ]);
  });
});

test.each([
  [true, '/docs/a/?q#h'],
  [false, '/docs/a?q#h'],
])('the trailing slash %j should end the path, before query and anchor', async (trailingSlash, url) => {
  const site = await buildSite(files, { trailingSlash });
  expect(
    ['./a.md?q#h', '/docs/a?q#h', '/docs/a/?q#h'].map((href) => new LinkIndex(site).resolve(origin, href).url),
  ).toEqual([url, url, url]);
});

test('relative links should be resolved from addresses with trailing slashes, if no file matches', async () => {
  const more = { ...files, 'docs/deep/page.md': '# Page', 'docs/deep/other.md': '# Other' };
  const from = { route: '/docs/deep/page', file: 'docs/deep/page.md' };
  const urls = async (trailingSlash: boolean) => {
    const site = await buildSite(more, { trailingSlash });
    return ['../other', '../../a#x', './', 'other'].map((href) => new LinkIndex(site).resolve(from, href).url);
  };
  expect(await urls(true)).toEqual(['/docs/deep/other/', '/docs/a/#x', '/docs/deep/page/', '/docs/deep/other/']);
  expect(await urls(false)).toEqual(['../other', '../../a#x', './', '/docs/deep/other']);
});

describe('a translated site', () => {
  const i18n = { defaultLocale: 'en', locales: ['en', 'de'] };
  const translated = { ...files, 'i18n/de/docs/current/a.md': '# A auf Deutsch' };

  test('should link a translation to an untranslated page, and back', async () => {
    const site = await buildSite(translated, { i18n }, { locale: 'de' });
    const there = new LinkIndex(site).resolve({ route: '/docs/a', file: 'i18n/de/docs/current/a.md' }, './index.md');
    const back = new LinkIndex(site).resolve({ route: '/docs', file: 'docs/index.md' }, './a.md');
    expect([there.url, back.url]).toEqual(['/de/docs', '/de/docs/a']);
    expect(site.routesBySource['i18n/de/docs/current/a.md']).toBe('/docs/a');
  });

  test('should link translations beside their originals by the names of these', async () => {
    const beside = { ...files, 'docs/a.de.md': '# A auf Deutsch', 'docs/b.en.md': '# B' };
    const site = await buildSite(beside, { i18n, docs: { localizedSuffix: true } }, { locale: 'de' });
    const { 'docs/a.de.md': translation, 'docs/a.md': original } = site.routesBySource;
    expect([translation, original]).toEqual(['/docs/a', undefined]);
    const from = { route: '/docs/a', file: 'docs/a.de.md' };
    const urls = ['./a.md', 'a.de.md', '/a.md', './index.md', 'b.md', 'b.en.md'].map(
      (href) => new LinkIndex(site).resolve(from, href).url,
    );
    const [a, b] = ['/de/docs/a', '/de/docs/b'];
    expect(urls).toEqual([a, a, a, '/de/docs', b, b]);
  });

  test('should not resolve to a translation in the default locale', async () => {
    const site = await buildSite(translated, { i18n });
    expect(site.routesBySource).toEqual({ 'docs/a.md': '/docs/a', 'docs/index.md': '/docs' });
  });
});

describe('a site of versions', () => {
  const versioned = {
    ...files,
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# Old',
    'versioned_docs/version-1.0/b.md': '# B',
  };

  test('should keep root-relative links to files within the version', async () => {
    const site = await buildSite(versioned);
    const old = new LinkIndex(site).resolve({ route: '/docs/b', file: 'versioned_docs/version-1.0/b.md' }, '/a.md');
    const current = new LinkIndex(site).resolve({ route: '/docs/next', file: 'docs/index.md' }, '/a.md');
    expect([old.url, current.url]).toEqual(['/docs/a', '/docs/next/a']);
  });
});

describe('a folder without configuration', () => {
  test('should be resolved from its root', async () => {
    const site = await buildPlainSite({ 'README.md': '# R', 'a/b.md': '# B' });
    expect([
      new LinkIndex(site).resolve({ route: '/', file: 'README.md' }, 'a/b.md').url,
      new LinkIndex(site).resolve({ route: '/a/b', file: 'a/b.md' }, '/README.md').url,
    ]).toEqual(['/a/b', '/']);
  });

  test('should not mistake a property name of JavaScript for a file', async () => {
    const site = await buildPlainSite({ 'README.md': '# R' });
    expect(new LinkIndex(site).resolve({ route: '/', file: 'README.md' }, 'constructor').type).toBe('missing');
  });
});
