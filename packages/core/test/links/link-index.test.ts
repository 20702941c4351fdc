import { beforeAll, describe, expect, test } from '@jest/globals';
import { rootHref } from '../../src/links/href.js';
import { LinkIndex } from '../../src/links/link-index.js';
import type { LinkKind } from '../../src/links/link-target.js';
import type { Site } from '../../src/site/site.js';
import { buildSite } from '../site/build-site.js';

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"></svg>';
const files = {
  'docs/index.md': '# Home',
  'docs/apis/lock.md':
    '# Lock\n\n## Use {#use}\n\n## Été\n\n<b id="eq:limit"></b> <b id="c%20d"></b>\n\n![d](./diagram.svg) ![m](./diagramm.svg) ![c](./Diagram.svg) ![f](./folder.svg) [z](data.zip)',
  'docs/apis/index.md': '# APIs',
  'docs/apis/version.php.md': '# version.php',
  'docs/apis/diagram.svg': image,
  'docs/apis/folder.svg/diagram.svg': image,
  'docs/apis/data.zip': 'zip',
  'docs/my page.md': '# My page',
  'docs/a#b.md': '# A',
  'docs/why?.md': '# Why',
  'docs/\u00FCber.md': '# About',
  'pages/about.md': '# About',
  'static/img/logo.svg': image,
  'static/a file.pdf': 'pdf',
  'static/img/about.md': '# Images',
  'static/api/index.html': '<!doctype html>',
};
const origin = { route: '/docs/apis/lock', file: 'docs/apis/lock.md' };

const neighbour = { route: '/docs/apis/version.php', file: 'docs/apis/version.php.md' };

let site: Site;
beforeAll(async () => {
  site = await buildSite(files);
});

function urlOf(href: string, kind?: LinkKind): string {
  const target = new LinkIndex(site).resolve(origin, href, kind);
  return `${target.type} ${target.url}`;
}

function missing(href: string, kind?: LinkKind): [reason: string, candidates: readonly string[]] {
  const target = new LinkIndex(site).resolve(neighbour, href, kind);
  if (target.type !== 'missing') throw new Error(`${href} is a ${target.type}`);
  return [target.reason, target.candidates];
}

describe('a link to a page', () => {
  test.each([
    ['index.md', 'page /docs/apis'],
    ['./version.php.md', 'page /docs/apis/version.php'],
    ['../my%20page.md', 'page /docs/my%20page'],
    ['..%2Findex.md', 'page /docs'],
    ['../index.md?a=b#c', 'page /docs?a=b#c'],
    ['/apis/lock.md', 'page /docs/apis/lock'],
    ['/docs/apis/lock.md', 'page /docs/apis/lock'],
    ['/about.md', 'page /about'],
    ['apis/index.md', 'page /docs/apis'],
    ['docs/my%20page.md', 'page /docs/my%20page'],
    ['@site/docs/index.md', 'page /docs'],
    ['/docs/apis/version.php', 'page /docs/apis/version.php'],
    ['/docs/apis/lock/', 'page /docs/apis/lock'],
    ['/docs/apis/lock.html', 'page /docs/apis/lock'],
    ['/docs/apis/index.html', 'page /docs/apis'],
    ['version.php', 'page /docs/apis/version.php'],
    ['../apis', 'page /docs/apis'],
    ['#use', 'page /docs/apis/lock#use'],
    ['?x=1', 'page /docs/apis/lock?x=1'],
    ['', 'page /docs/apis/lock'],
    ['pathname:///docs', 'page /docs'],
    ['pathname:///api/none.html', 'external /api/none.html'],
  ])('should resolve %j to %j', (href, expected) => {
    expect(urlOf(href)).toBe(expected);
  });

  test.each([
    ['#use', 'use', true],
    ['#%C3%A9t%C3%A9', 'été', true],
    ['#eq%3Alimit', 'eq:limit', true],
    ['#c%20d', 'c%20d', true],
    ['#none', 'none', false],
    ['lock.md#none', 'none', false],
    ['#', '', true],
    ['#:~:text=x', ':~:text=x', true],
  ])('should tell whether the anchor of %j exists', (href, anchor, anchorExists) => {
    expect(new LinkIndex(site).resolve(origin, href)).toMatchObject({ type: 'page', anchor, anchorExists });
  });

  test('should have no anchor if the href has none', () => {
    expect(new LinkIndex(site).resolve(origin, '/docs')).toEqual({
      type: 'page',
      route: '/docs',
      url: '/docs',
      anchorExists: true,
    });
  });
});

test.each([
  ['/fr/docs/a?b#c', 'external /base/fr/docs/a/?b#c'],
  ['/base/fr/docs/a/', 'external /base/fr/docs/a/'],
  ['/fr', 'external /base/fr/'],
  ['/fr/docs/none', 'missing /base/fr/docs/none'],
  ['/de/docs/a', 'missing /base/de/docs/a'],
])('a link to another language of the site should resolve %j to %j', async (href, expected) => {
  const localeConfigs = { de: { url: 'https://example.de' } };
  const translated = await buildSite(
    { 'docs/a.md': '# A', 'pages/index.md': '# Home' },
    { baseUrl: '/base/', trailingSlash: true, i18n: { locales: ['en', 'fr', 'de'], localeConfigs } },
  );
  const target = new LinkIndex(translated).resolve({ route: '/docs/a', file: 'docs/a.md' }, href);
  expect(`${target.type} ${target.url}`).toBe(expected);
});

test('a link of the configuration without a target should stay on the page that shows it', () => {
  const urls = ['#', '#top', 'docs#'].map((href) => new LinkIndex(site).resolveConfigured(href).url);
  expect(urls).toEqual(['#', '/#top', '/docs#']);
});

test.each(['https://a.b/c.md', '//a.b/c', 'mailto:a@b.c', 'tel:123'])('%j should be external, as written', (href) => {
  expect(new LinkIndex(site).resolve(origin, href)).toEqual({ type: 'external', url: href });
});

describe('a file', () => {
  test('should be an asset beside the source, with its size', () => {
    const target = new LinkIndex(site).resolve(origin, './diagram.svg?x#y', 'image');
    expect(target).toMatchObject({
      type: 'asset',
      asset: { path: 'docs/apis/diagram.svg', width: 10, height: 20 },
      url: expect.stringMatching(/^\/assets\/images\/diagram-[0-9a-f]{8}\.svg\?x#y$/),
    });
  });

  test('should be an asset if a link leads to it', () => {
    expect(urlOf('data.zip')).toMatch(/^asset \/assets\/files\/data-[0-9a-f]{8}\.zip$/);
  });

  test.each([
    ['/img/logo.svg', 'image', 'static /img/logo.svg'],
    ['/img/logo.svg', 'link', 'static /img/logo.svg'],
    ['/img//logo.svg', 'image', 'static /img/logo.svg'],
    ['/a%20file.pdf', 'link', 'static /a%20file.pdf'],
    ['/api', 'link', 'static /api'],
    ['/api/', 'link', 'static /api/'],
    ['../../static/img/logo.svg', 'image', 'static /img/logo.svg'],
    ['@site/static/img/logo.svg', 'image', 'static /img/logo.svg'],
    // as browsers read it on the page
    ['../../img/logo.svg', 'image', 'static /img/logo.svg'],
    ['/robots.txt', 'link', 'static /robots.txt'],
    ['/llms.txt', 'link', 'static /llms.txt'],
  ] as const)('should be static: %s as %s', (href, kind, expected) => {
    expect(urlOf(href, kind)).toBe(expected);
  });
});

describe('a missing target', () => {
  test.each([
    ['lokc.md', 'link', 'no-source', ['./lock.md']],
    ['../lock.md', 'link', 'no-source', ['./lock.md']],
    ['../../../x.md', 'link', 'no-source', []],
    ['Lock.md#use', 'link', 'wrong-case', ['./lock.md#use']],
    ['/apis/Lock.md', 'link', 'wrong-case', ['/docs/apis/lock.md']],
    ['../u\u0308ber.md#a', 'link', 'wrong-case', ['../\u00FCber.md#a']],
    ['/docs/u%CC%88ber', 'link', 'wrong-case', ['/docs/\u00FCber']],
    ['/docs/apis/lokc', 'link', 'no-route', ['/docs/apis/lock']],
    ['/nothing/like/it/at/all', 'link', 'no-route', []],
    ['/Docs/Apis', 'link', 'wrong-case', ['/docs/apis']],
    ['./diagramm.svg', 'image', 'no-asset', ['./diagram.svg']],
    ['./Diagram.svg', 'image', 'wrong-case', ['./diagram.svg']],
    ['./folder.svg', 'image', 'no-asset', []],
    ['/img/loga.svg', 'image', 'no-asset', ['/img/logo.svg']],
    ['/img/Logo.svg', 'image', 'wrong-case', ['/img/logo.svg']],
    ['/img/Logo.svg', 'link', 'wrong-case', ['/img/logo.svg']],
    ['/img/about.svg', 'image', 'no-asset', []],
    ['/img/loga.svg', 'link', 'no-route', ['/img/logo.svg']],
    ['/about.svg', 'link', 'no-route', []],
    ['../static/img/loga.svg', 'asset', 'no-asset', []],
    ['../a#b.md', 'link', 'no-route', ['../a%23b.md']],
    ['../why?.md', 'link', 'no-route', ['../why%3F.md']],
  ] as const)('should be reported for %s as %s: %s', (href, kind, reason, candidates) => {
    expect(missing(href, kind)).toEqual([reason, candidates]);
  });
});

describe('the suggestion for a missing Markdown file', () => {
  let guides: Site;
  beforeAll(async () => {
    guides = await buildSite({
      'docs/a.md': '# A',
      'docs/b.mdx': '# B',
      'docs/c/index.md': '# C',
      'docs/d.md': '# D',
      'docs/deep/install.md': '# Install',
      'docs/one/overview.md': '# One',
      'docs/two/overview.md': '# Two',
    });
  });

  test.each([
    ['b.md', ['./b.mdx'], 'the same name with another extension'],
    ['/b.md', ['/docs/b.mdx'], 'that for a path from the content root'],
    ['c.md', ['./c/index.md'], 'the index of the folder of that name'],
    ['d/index.md', ['./d.md'], 'the file that takes the place of a folder'],
    ['guides/install.md', ['./deep/install.md'], 'the one file of that name elsewhere'],
    ['tow/overview.md', ['./two/overview.md'], 'the nearest of several of that name'],
    ['x.md', ['./d.md'], 'the nearest path, but never the file itself'],
  ] as const)('should be for %j %j: %s', (href, candidates, _reason) => {
    const target = new LinkIndex(guides).resolve({ route: '/docs/a', file: 'docs/a.md' }, href);
    expect(target).toMatchObject({ type: 'missing', reason: 'no-source', candidates });
  });

  test.each([
    ['docs/a.md', './install.md', [], 'nothing, where another version alone has the file'],
    ['docs/a.md', './startt.md', ['./start.md'], 'the near file of the version'],
    ['docs/a.md', './deep/start.md', ['./start.md'], 'the file of that name in the version'],
    ['versioned_docs/version-1.0/a.md', './moved.md', [], 'nothing, where the current version alone has the file'],
    ['versioned_docs/version-1.0/a.md', './instal.md', ['./install.md'], 'the near file of an old version'],
    ['i18n/fr/docs/version-1.0/a.md', './instal.md', ['./install.md'], 'as well'],
  ])('should be in the same version of the docs: from %s, %s gives %j, %s', async (file, href, candidates) => {
    const old = { 'versioned_docs/version-1.0/a.md': '# A', 'versioned_docs/version-1.0/install.md': '# Install' };
    const current = { 'docs/a.md': '# A', 'docs/moved.md': '# Moved', 'docs/start.md': '# Start' };
    const french = { 'i18n/fr/docs/version-1.0/a.md': '# A' };
    const start = { 'versioned_docs/version-1.0/start.md': '# Start' };
    const site = await buildSite(
      { ...current, ...old, ...start, ...french, 'versions.json': '["1.0"]' },
      { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } },
      { locale: 'fr' },
    );
    const target = new LinkIndex(site).resolve({ route: '/docs/next/a', file }, href);
    expect(target).toMatchObject({ type: 'missing', reason: 'no-source', candidates });
  });

  test('should be the same file however the href is written', () => {
    const soughtFrom = (file: string, href: string): unknown =>
      new LinkIndex(guides).resolve({ route: '/docs/a', file }, href);
    expect(soughtFrom('docs/a.md', './no/x.md')).toMatchObject({ sought: 'docs/no/x.md' });
    expect(soughtFrom('docs/c/index.md', '../no/x.md')).toMatchObject({ sought: 'docs/no/x.md' });
  });
});

test.each([
  ['.', '/'],
  ['./guide', '/guide'],
  ['.?a', '/?a'],
  ['guide', '/guide'],
  ['.well-known/a', '/.well-known/a'],
])('an href of the configuration should be a path of the site: %s', (href, path) => {
  expect(rootHref(href)).toBe(path);
});
