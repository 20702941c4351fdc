import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const site = (version: string, more: Readonly<Record<string, string>> = {}) =>
  makeFolder({
    'package.json': `{ "dependencies": { "@docusaurus/core": "${version}" } }`,
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' } }]] };`,
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[News](/blog)\n',
    ...more,
  });

test('a blog without a folder should have only its first page from Docusaurus 3.10 on', async () => {
  const built = await build(site('3.10.1'));
  expect(built.exitCode).toBe(0);
  expect(built.page('blog/index.html').texts('title')).toEqual(['Blog | T']);
  const routes = built.files().filter((path) => path.startsWith('blog/'));
  expect(routes.filter((path) => !path.startsWith('blog/index'))).toEqual([]);
  expect(built.text('sitemap.xml')).toContain('<loc>https://t.org/blog</loc>');
});

test('a blog without a folder should have no pages before, and links to it be broken', async () => {
  const built = await build(site('3.9.2'));
  expect([built.exitCode, built.has('blog/index.html')]).toEqual([1, false]);
  expect(built.stdout).toContain("'/blog'");
});
