import { beforeAll, describe, expect, test } from '@jest/globals';
import { LinkIndex } from '../../src/links/link-index.js';
import type { LinkTarget } from '../../src/links/link-target.js';
import { outputPathOfRedirect } from '../../src/links/redirect.js';
import type { Site } from '../../src/site/site.js';
import { buildSite } from '../site/build-site.js';

const files = {
  'docs/index.md': '# Home',
  'docs/a/new.md': '# New\n\n## Use',
  'docs/a/old.html.md': '# A page of its own',
  'static/terms.txt': 'terms',
};

const redirects = [
  { from: ['/old', '/docs/a/before'], to: '/docs/a/new' },
  { from: '/use', to: '/docs/a/new#use' },
  { from: '/asked', to: '/docs/a/new?a=b' },
  { from: '/older', to: '/base/old' },
  { from: '/oldest/', to: '/older#use' },
  { from: '/page.html', to: '/docs' },
  { from: '/rules', to: '/terms.txt' },
  { from: '/out', to: 'https://example.org/x#y' },
  { from: '/gone', to: '/nowhere' },
  { from: '/zero', to: '/one' },
  { from: '/away', to: '/gone' },
  { from: '/one', to: '/two' },
  { from: '/two', to: '/one?again' },
];

let site: Site;
beforeAll(async () => {
  site = await buildSite(files, { baseUrl: '/base/', redirects });
});

const resolve = (href: string): LinkTarget =>
  new LinkIndex(site).resolve({ route: '/docs/a/new', file: 'docs/a/new.md' }, href);

describe('a link to a redirected address', () => {
  test.each([
    ['/old', '/base/docs/a/new', '/old'],
    ['/base/old', '/base/docs/a/new', '/old'],
    ['/old/', '/base/docs/a/new', '/old'],
    ['/old/index.html', '/base/docs/a/new', '/old'],
    ['/old.html', '/base/docs/a/new', '/old'],
    ['./before', '/base/docs/a/new', '/docs/a/before'],
    ['/old?q#use', '/base/docs/a/new?q#use', '/old'],
    ['/use', '/base/docs/a/new#use', '/use'],
    ['/use#new', '/base/docs/a/new#use', '/use'],
    ['/asked?c=d#use', '/base/docs/a/new?a=b#use', '/asked'],
    ['/older', '/base/docs/a/new', '/older'],
    ['/oldest', '/base/docs/a/new#use', '/oldest'],
    ['/page.html', '/base/docs', '/page.html'],
    ['/rules', '/base/terms.txt', '/rules'],
    ['/out', 'https://example.org/x#y', '/out'],
  ])('should resolve to the final target: %s to %s', (href, url, redirectedFrom) => {
    expect(resolve(href)).toMatchObject({ url, redirectedFrom });
  });

  test('should tell whether the anchor that it keeps exists', () => {
    expect(resolve('/old#use')).toMatchObject({ type: 'page', anchorExists: true });
    expect(resolve('/old#none')).toMatchObject({ type: 'page', anchorExists: false });
  });

  test('should be missing if the redirect leads nowhere, or in a loop', () => {
    expect(resolve('/gone')).toMatchObject({ type: 'missing', reason: 'no-route', sought: '/nowhere' });
    expect(resolve('/away')).toHaveProperty('brokenRedirect', '/gone');
    const loop = { type: 'missing', reason: 'redirect-loop', sought: '/one', brokenRedirect: '/one' };
    expect(resolve('/one#a')).toMatchObject({ ...loop, url: '/base/one#a' });
    expect(resolve('/two')).toMatchObject(loop);
    expect(resolve('/zero')).toMatchObject(loop);
  });
});

test('a link to a page should not count as redirected', () => {
  expect(resolve('/docs/a/new')).not.toHaveProperty('redirectedFrom');
});

test.each([undefined, true, false, 'folders'] as const)(
  'the page of a redirect should lie in a folder where trailingSlash is %j',
  (trailingSlash) => {
    const path = (from: string) => outputPathOfRedirect({ from }, { baseUrl: '/', trailingSlash });
    expect([path('/a/old'), path('/a/old.html')]).toEqual(['a/old/index.html', 'a/old.html']);
  },
);

describe('another locale', () => {
  const translated = {
    'docs/new.md': '---\nslug: new\n---\n# New',
    'i18n/fr/docs/current/new.md': '---\nslug: old\n---\n# Nouveau',
  };
  const config = {
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    redirects: [
      { from: '/docs/old', to: '/docs/new' },
      { from: '/start', to: '/docs/old' },
    ],
  };

  test('should have no redirects from addresses where it has a page, and no findings about them', async () => {
    const french = await buildSite(translated, config, { locale: 'fr' });
    expect([french.redirects.map(({ from }) => from), french.findings]).toEqual([['/start'], []]);
    expect(new LinkIndex(french).resolveConfigured('/start')).toMatchObject({ type: 'page', url: '/fr/docs/old' });
  });

  test('should share those of the default locale', async () => {
    const english = await buildSite(translated, config);
    expect(new LinkIndex(english).resolveConfigured('/start')).toMatchObject({ type: 'page', url: '/docs/new' });
  });
});
