import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

test('the sitemap of a Docusaurus site should be in the folder that its file name begins with', async () => {
  const site = await build(
    makeFolder({
      'docs/intro.md': '# Intro\n\n[Sitemap](pathname:///docs/sitemap.xml)\n',
      'src/pages/index.md': '# Home\n\n[Sitemap](/docs/sitemap.xml)\n',
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { blog: false, sitemap: { filename: 'docs/sitemap.xml' } }]] };`,
    }),
  );
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('broken link')]);
  expect(site.text('docs/sitemap.xml')).toContain('<loc>https://t.org/docs/intro</loc>');
  expect(site.has('sitemap.xml')).toBe(false);
});
