import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build } from './run.js';

type Page = ReturnType<BuiltSite['page']>;

const docs = {
  'docs/intro.md': '# Intro\n\n[Home](/) [Intro](./intro.md)\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Début\n\n[Accueil](/) [Début](./intro.md)\n',
  'static/a.txt': 'x',
  'src/pages/index.md': '# Home\n',
};

test('a language of a Docusaurus site that is served elsewhere should be in the folder of its path', async () => {
  const site = await build(
    makeFolder({
      ...docs,
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/base/', presets: [['classic', { blog: false }]],
        i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { baseUrl: '/autre/' } } },
        themeConfig: { navbar: { items: [{ type: 'localeDropdown' }] } } };`,
    }),
  );
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  const [english, french] = ['docs/intro/index.html', 'autre/docs/intro/index.html'].map((path) => site.page(path));
  expect(french?.texts('h1')).toEqual(['Début']);
  expect(french?.links('article p a')).toEqual(['Accueil → /autre/', 'Début → /autre/docs/intro']);
  expect(french?.attributes('link[rel="canonical"]', 'href')).toEqual(['https://t.org/autre/docs/intro']);
  expect(english?.attributes('.navbar a[hreflang="fr"]', 'href')).toContain('/autre/docs/intro');
  expect(french?.attributes('.navbar a[hreflang="en"]', 'href')).toContain('/base/docs/intro');
  const scripts = french?.attributes('script[src]', 'src') ?? [];
  expect(scripts.filter((src) => !src.startsWith('/autre/assets/'))).toEqual([]);
  expect(scripts.filter((src) => !site.has(src.slice(1)))).toEqual([]);
  expect([site.has('autre/a.txt'), site.has('autre/404.html')]).toEqual([true, true]);
});

describe('languages on domains of their own, with the same path', () => {
  const config = `module.exports = { title: 'T', url: 'https://en.org', baseUrl: '/', presets: [['classic', { blog: false }]],
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { url: 'https://fr.org', baseUrl: '/' } } },
    themeConfig: { navbar: { items: [{ type: 'localeDropdown' }] } } };`;
  const siteDir = makeFolder({ ...docs, 'docusaurus.config.js': config });
  const addressesOf = (page: Page | undefined) => [
    page?.attributes('link[rel="canonical"]', 'href'),
    page?.attributes('link[hreflang]', 'href'),
    [...new Set(page?.attributes('.navbar a[hreflang]', 'href'))],
  ];
  const alternates = ['https://en.org/docs/intro', 'https://fr.org/docs/intro', 'https://en.org/docs/intro'];

  test('should be in separate folders, with links to each other by their domains', async () => {
    const site = await build(siteDir);
    expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
    const [english, french] = ['docs/intro/index.html', 'fr/docs/intro/index.html'].map((path) => site.page(path));
    expect(french?.texts('h1')).toEqual(['Début']);
    expect(french?.links('article p a')).toEqual(['Accueil → /', 'Début → /docs/intro']);
    expect(addressesOf(english)).toEqual([
      ['https://en.org/docs/intro'],
      alternates,
      ['/docs/intro', 'https://fr.org/docs/intro'],
    ]);
    expect(addressesOf(french)).toEqual([
      ['https://fr.org/docs/intro'],
      alternates,
      ['https://en.org/docs/intro', '/docs/intro'],
    ]);
    expect(site.text('fr/sitemap.xml')).toContain('<loc>https://fr.org/docs/intro</loc>');
    const scripts = french?.attributes('script[src]', 'src') ?? [];
    expect(scripts.filter((src) => !site.has(`fr${src}`))).toEqual([]);
  });

  test('should keep their own labels and modules after an edit', async () => {
    appendFileSync(join(siteDir, 'docs/intro.md'), '\nMore.\n');
    const site = await build(siteDir);
    const hashesOf = (path: string) => site.page(path).attributes('[data-site]', 'data-site');
    expect(site.page('docs/intro/index.html').texts('article p')).toContain('More.');
    expect(site.page('fr/docs/intro/index.html').texts('h1')).toEqual(['Début']);
    const fresh = await build(siteDir, ['--no-cache', '--out-dir', join(makeFolder(), 'fresh')]);
    for (const path of ['docs/intro/index.html', 'fr/docs/intro/index.html'])
      expect([site.text(path), hashesOf(path)]).toEqual([
        fresh.text(path),
        fresh.page(path).attributes('[data-site]', 'data-site'),
      ]);
  });

  test('should be built alone as the root of a site', async () => {
    const site = await build(siteDir, ['--locale', 'fr', '--out-dir', join(makeFolder(), 'alone')]);
    expect(addressesOf(site.page('docs/intro/index.html'))).toEqual([
      ['https://fr.org/docs/intro'],
      alternates,
      ['https://en.org/docs/intro', '/docs/intro'],
    ]);
  });
});
