import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test('the sitemap of a Docusaurus site should be in the folder that its file name begins with', async () => {
  const site = await build(
    makeFolder({
      'docs/intro.md': '# Intro\n\n[Sitemap](pathname:///docs/sitemap.xml)\n',
      'src/pages/index.md': '# Home\n\n[Sitemap](/docs/sitemap.xml)\n',
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { blog: false, sitemap: { filename: '/docs/sitemap.xml' } }]] };`,
    }),
  );
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('broken link')]);
  expect(site.text('docs/sitemap.xml')).toContain('<loc>https://t.org/docs/intro</loc>');
  expect(site.has('sitemap.xml')).toBe(false);
});

test('a site that search engines are to leave out should have no sitemap, except for pages that say otherwise', async () => {
  const files = {
    'docs/intro.md': '# Intro\n',
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', noIndex: true, presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] };",
  };
  const hidden = await build(makeFolder(files));
  expect([hidden.exitCode, hidden.has('sitemap.xml')]).toEqual([0, false]);
  expect(hidden.text('robots.txt')).not.toContain('Sitemap');
  const shown = '# Shown\n\n<head><meta name="robots" content="index" /></head>\n';
  const partly = await build(makeFolder({ ...files, 'docs/shown.mdx': shown }));
  expect(partly.text('sitemap.xml').match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://t.org/shown</loc>']);
  expect(partly.text('robots.txt')).toContain('Sitemap: https://t.org/sitemap.xml');
});

test('patterns should leave out pages of all languages, or of the one that they name', async () => {
  const site = await build(
    makeFolder({
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
      'docs/c.md': '---\nslug: /\n---\n\n# C\n',
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/x/',
        i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
        presets: [['classic', { blog: false, docs: { routeBasePath: '/' },
          sitemap: { ignorePatterns: ['/x/a', '/x/fr/b'] } }]] };`,
    }),
  );
  const listed = (path: string) => site.text(path).match(/(?<=<loc>).*(?=<\/loc>)/g);
  expect(listed('sitemap.xml')).toEqual(['https://t.org/x/', 'https://t.org/x/b']);
  expect(listed('fr/sitemap.xml')).toEqual(['https://t.org/x/fr/']);
});
