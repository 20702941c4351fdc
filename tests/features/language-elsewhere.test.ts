import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

const docs = {
  'docs/intro.md': '# Intro\n\n[Home](/) [Intro](./intro.md)\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Début\n\n[Accueil](/) [Début](./intro.md)\n',
  'static/a.txt': 'x',
  'src/pages/index.md': '# Home\n',
};

test('a language of a Docusaurus site that is not served below the site should lie in the folder of its path', async () => {
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
