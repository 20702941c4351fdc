import { describe, expect, test } from '@jest/globals';
import { collectLocaleRoutes } from '../../../src/page-data/locale-routes.js';
import { buildPageData } from '../../../src/page-data/page/build-page-data.js';
import { indexPages } from '../../../src/page-data/page-index.js';
import type { PageFacts } from '../../../src/template/index.js';
import { makeSite, pageAt, type TestSite } from '../../site-fixture.js';

const files = {
  'docs/index.md': '# Docs',
  'docs/intro.md': '# Intro',
  'docs/guide/index.md': '# Guide',
  'docs/guide/steps.md': '# Steps',
  'docs/guide/deep/more.md': '# More',
  'docs/tagged.md': '---\ntags: [Files]\n---\n# Tagged',
  'pages/index.tsx': 'export default () => null;',
  'pages/alone.md': '# Alone',
  'i18n/fr/docs/current/intro.md': '---\nslug: presentation\n---\n# Présentation',
  'i18n/fr/docs/current/guide/steps.md': '---\ndraft: true\n---\n# Étapes',
  'i18n/fr/docs/current/guide/deep/more.md': '---\ndraft: true\n---\n# Plus',
  'i18n/fr/docs/current/tagged.md': '---\ntags: [Fichiers]\n---\n# Étiquettes',
  'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden',
  'i18n/fr/docs/current/hidden.md': '# Montré',
  'i18n/fr/pages/index.md': '# Accueil',
  'i18n/fr/pages/alone.md': '---\ndraft: true\n---\n# Seul',
};

const config = {
  pages: { path: 'pages' },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  baseUrl: '/base/',
};

const bothLocales = Promise.all(['en', 'fr'].map((locale) => makeSite(files, config, { locale })));

/** The data of a page of one of the two sites, with the routes of both known. */
async function page(route: string, locale: 'en' | 'fr' = 'en'): Promise<PageFacts> {
  const sites = await bothLocales;
  const own = sites[locale === 'en' ? 0 : 1] as TestSite;
  const found = pageAt(own.site, route);
  const routes = sites.map(({ site }) => collectLocaleRoutes(site));
  const document = 'source' in found ? own.documents[found.source] : undefined;
  const index = indexPages(own.site, { localeRoutes: routes });
  return buildPageData(found, { document, index, siteData: own.data() });
}

async function urls(route: string, locale?: 'en' | 'fr'): Promise<string[]> {
  return (await page(route, locale)).localeUrls.map(({ url }) => url);
}

async function translations(route: string, locale?: 'en' | 'fr'): Promise<string[]> {
  return ((await page(route, locale)).head.alternates ?? []).map(({ hreflang, href }) => `${hreflang} ${href}`);
}

/** The translations at two addresses, the first of which is for everyone else, too. */
function translationsAt(en: string, fr: string): string[] {
  const origin = 'https://example.org/';
  return [`en ${origin}${en}`, `fr ${origin}${fr}`, `x-default ${origin}${en}`];
}

describe('the languages of a page', () => {
  test('should link the same document, whatever its address there', async () => {
    expect(await urls('/docs/intro')).toEqual(['/base/docs/intro', '/base/fr/docs/presentation']);
    expect(await urls('/docs/presentation', 'fr')).toEqual(['/base/docs/intro', '/base/fr/docs/presentation']);
  });

  test('should link the same page outside the docs, even if its format differs', async () => {
    expect(await urls('/')).toEqual(['/base/', '/base/fr/']);
    expect(await translations('/')).toEqual(translationsAt('base/', 'base/fr/'));
  });

  test('should link the nearest parent if a translation is a draft', async () => {
    expect(await urls('/docs/guide/steps')).toEqual(['/base/docs/guide/steps', '/base/fr/docs/guide']);
    expect(await urls('/docs/guide/deep/more')).toEqual(['/base/docs/guide/deep/more', '/base/fr/docs/guide']);
  });

  test('should link the home page if there is no parent either', async () => {
    expect(await urls('/alone')).toEqual(['/base/alone', '/base/fr/']);
    expect(await urls('/404')).toEqual(['/base/', '/base/fr/']);
  });

  test('should link the list of tags from a tag that another language lacks', async () => {
    expect(await urls('/docs/tags/files')).toEqual(['/base/docs/tags/files', '/base/fr/docs/tags']);
    expect(await translations('/docs/tags')).toEqual(translationsAt('base/docs/tags', 'base/fr/docs/tags'));
  });
});

describe('the translations listed for search engines', () => {
  test('should be real translations, with the default one for everyone else', async () => {
    const expected = translationsAt('base/docs/intro', 'base/fr/docs/presentation');
    expect(await translations('/docs/intro')).toEqual(expected);
    expect(await translations('/docs/presentation', 'fr')).toEqual(expected);
  });

  test('should be left out if there is only a parent of the page, or no page', async () => {
    expect(
      await Promise.all(
        ['/docs/guide/steps', '/alone', '/docs/tags/files', '/404'].map((route) => translations(route)),
      ),
    ).toEqual([[], [], [], []]);
  });

  test('should not be on a page hidden from search engines, nor name one', async () => {
    expect(
      await Promise.all([translations('/docs/hidden'), translations('/docs/hidden', 'fr'), translations('/search')]),
    ).toEqual([[], [], []]);
    expect(await urls('/docs/hidden')).toEqual(['/base/docs/hidden', '/base/fr/docs/hidden']);
  });

  test('should be derived from the page alone if one locale is built by itself', async () => {
    const [site] = (await bothLocales) as [TestSite, TestSite];
    const counts = ['/docs/intro', '/docs/hidden', '/404'].map((route) => site.page(route).head.alternates?.length);
    expect(counts).toEqual([3, undefined, undefined]);
  });
});
