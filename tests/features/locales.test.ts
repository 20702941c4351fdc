import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { build, buildClean, buildSite, changeConfig, copySite } from './run.js';

describe('a site in several locales', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('locales');
  });

  test('should give the default locale no prefix, and the others a folder', () => {
    const pages = site.files().filter((path) => path.endsWith('docs/intro/index.html'));
    expect(pages).toEqual(['ar/docs/intro/index.html', 'docs/intro/index.html', 'fr/docs/intro/index.html']);
    expect(['404.html', 'fr/404.html', 'ar/404.html'].map((path) => site.has(path))).toEqual([true, true, true]);
  });

  test('should declare language and direction on every page', () => {
    const html = ['', 'fr/', 'ar/'].map((prefix) => site.page(`${prefix}docs/intro/index.html`).one('html').properties);
    expect(html.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual(['en-AU ltr', 'fr-FR ltr', 'ar rtl']);
  });

  test('should show a translated page, or the original if there is no translation', () => {
    expect(site.page('fr/docs/intro/index.html').texts('main h1')).toEqual(['Présentation']);
    expect(site.page('fr/docs/details/index.html').texts('main h1')).toEqual(['Details']);
    expect(site.page('ar/index.html').texts('main h1')).toEqual(['أهلا']);
    expect(site.page('fr/index.html').texts('main h1')).toEqual(['Welcome']);
  });

  test('should declare the language of untranslated content, for screen readers and text direction', () => {
    const said = ['ar/docs/details/', 'fr/docs/details/', 'ar/', 'docs/details/'].map((path) => {
      const { lang, dir } = site.page(`${path}index.html`).one('.markdown').properties;
      return `${lang} ${dir}`;
    });
    const own = 'undefined undefined';
    expect(said).toEqual(['en-AU ltr', 'en-AU ltr', own, own]);
  });

  test('should keep links inside the locale, from translated pages to originals and back', () => {
    expect(site.page('fr/docs/intro/index.html').links('.markdown p > a')).toEqual(['Détails → /fr/docs/details#more']);
    expect(site.page('fr/docs/details/index.html').links('.markdown p > a')).toEqual(['Introduction → /fr/docs/intro']);
  });

  test('should show theme labels in the language of the page, by default in English', () => {
    expect(site.page('fr/docs/details/index.html').texts('.pagination-direction')).toEqual(['Suivant']);
    expect(site.page('fr/docs/intro/index.html').texts('.admonition-title')).toEqual(['remarque']);
    expect(site.page('fr/docs/intro/index.html').texts('.last-update')).toEqual(['Mise à jour le 19 avril 2022']);
    expect(site.page('docs/intro/index.html').texts('.last-update')).toEqual(['Last updated on 19 April 2022']);
    expect(site.page('fr/404.html').texts('main h1')).toEqual(['Page introuvable']);
    // Arabic has no labels file: docsite provides the labels
    expect(site.page('ar/404.html').texts('main h1')).toEqual(['الصفحة غير موجودة']);
  });

  test('should link the page in every locale for search engines, and the default one', () => {
    const page = site.page('fr/docs/intro/index.html');
    const alternates = page.all('link[hreflang]').map(({ properties }) => `${properties.hrefLang} ${properties.href}`);
    expect(alternates).toEqual([
      'en-AU https://example.org/docs/intro',
      'fr-FR https://example.org/fr/docs/intro',
      'ar https://example.org/ar/docs/intro',
      'x-default https://example.org/docs/intro',
    ]);
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual(['https://example.org/fr/docs/intro']);
    expect(page.meta('og:locale')).toBe('fr_FR');
  });

  test('should link the same page in each language by the name of the language', () => {
    expect(site.page('docs/intro/index.html').links('.navbar-tools .dropdown a')).toEqual([
      'English → /docs/intro',
      'Français → /fr/docs/intro',
      'العربية → /ar/docs/intro',
    ]);
  });

  test('should link from the 404 page to the home page of each language', () => {
    expect(site.page('fr/404.html').links('.navbar-tools .dropdown a')).toEqual([
      'English → /',
      'Français → /fr/',
      'العربية → /ar/',
    ]);
  });

  test('should link the original of a translated page for editing', () => {
    expect(site.page('fr/docs/intro/index.html').attributes('.edit-link', 'href')).toEqual([
      'https://code.example/edit/docs/intro.md',
    ]);
    expect(site.page('ar/index.html').attributes('.edit-link', 'href')).toEqual([
      'https://code.example/edit/pages/index.md',
    ]);
  });
});

describe('a page with another address in a translation', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('translated');
  });
  const languages = (path: string): string[] => site.page(path).links('.navbar-tools .dropdown a');
  const alternates = (path: string): string[] => site.page(path).attributes('link[hreflang]', 'href');

  test('should be linked from each language by its address there', () => {
    const expected = ['English → /docs/details', 'Français → /fr/docs/par-le-menu', 'العربية → /ar/docs/details'];
    expect(languages('docs/details/index.html')).toEqual(expected);
    expect(languages('fr/docs/par-le-menu/index.html')).toEqual(expected);
    expect(languages('ar/docs/details/index.html')).toEqual(expected);
    expect(alternates('fr/docs/par-le-menu/index.html')).toEqual([
      'https://example.org/docs/details',
      'https://example.org/fr/docs/par-le-menu',
      'https://example.org/ar/docs/details',
      'https://example.org/docs/details',
    ]);
  });

  test('should link to its parent in a language where it is a draft, without an entry for search engines', () => {
    expect(languages('docs/guide/steps/index.html')).toEqual([
      'English → /docs/guide/steps',
      'Français → /fr/docs/guide',
      'العربية → /ar/docs/guide/steps',
    ]);
    expect(alternates('ar/docs/guide/steps/index.html')).toEqual([
      'https://example.org/docs/guide/steps',
      'https://example.org/ar/docs/guide/steps',
      'https://example.org/docs/guide/steps',
    ]);
  });

  test('should have valid language links, as every page', () => {
    const pages = site.files().filter((path) => path.endsWith('.html'));
    const targets = pages.flatMap((path) => site.page(path).attributes('.navbar-tools .dropdown a', 'href'));
    const missing = targets.filter((href) => !site.has(`${href.replace(/\/$/, '')}/index.html`.slice(1)));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('should title its footnotes in the language of the page', () => {
    const note = (path: string) => [
      ...site.page(path).texts('.footnotes h2'),
      ...site.page(path).attributes('[data-footnote-backref]', 'ariaLabel'),
    ];
    expect(note('fr/docs/par-le-menu/index.html')).toEqual(['Notes', 'Retour au renvoi 1']);
    expect(note('ar/docs/details/index.html')).toEqual(['Footnotes', 'Back to reference 1']);
  });
});

test('a site should be able to link the translation for editing', async () => {
  const folder = copySite('locales');
  changeConfig(folder, { docs: { editUrl: 'https://code.example/edit/', editLocalizedFiles: true } });
  const site = await buildClean(folder);
  const edited = ['fr/docs/intro', 'fr/docs/details'].map((path) =>
    site.page(`${path}/index.html`).attributes('.edit-link', 'href'),
  );
  expect(edited).toEqual([
    ['https://code.example/edit/i18n/fr/docs/current/intro.md'],
    ['https://code.example/edit/docs/details.md'],
  ]);
});

describe('--locale', () => {
  test('should build that locale only, as a site with one language and no prefix', async () => {
    const site = await buildClean(copySite('locales'), ['--locale', 'fr']);
    const page = site.page('docs/intro/index.html');
    expect(site.files().filter((path) => path.endsWith('intro/index.html'))).toEqual(['docs/intro/index.html']);
    expect(page.texts('main h1')).toEqual(['Présentation']);
    expect(page.links('.markdown p > a')).toEqual(['Détails → /docs/details#more']);
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual(['https://example.org/docs/intro']);
    expect(page.all('link[hreflang], .dropdown')).toEqual([]);
  });

  test('should reject a nonexistent locale, with a suggestion', async () => {
    const site = await build(copySite('locales'), ['--locale', 'fe']);
    expect(site).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: "error: there is no locale 'fe'\nhint: did you mean 'fr'?\n",
    });
  });
});
