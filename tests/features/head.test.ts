import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build, buildClean, buildSite, copySite } from './run.js';

describe('the head of a page', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('front-matter');
  });

  test('should join the titles of page and site by a vertical bar, and show an equal title once', () => {
    expect(site.page('docs/last/index.html').texts('title')).toEqual(['Last | Front matter']);
    expect(site.page('index.html').texts('title')).toEqual(['Front matter']);
    expect(site.page('404.html').texts('title')).toEqual(['Page not found | Front matter']);
  });

  test('should describe the page to browsers and search engines', () => {
    const page = site.page('docs/last/index.html');
    const names = ['viewport', 'description', 'robots', 'theme-color', 'generator'];
    expect(names.map((name) => page.meta(name))).toEqual([
      'width=device-width, initial-scale=1',
      'Text.',
      undefined,
      '#336699',
      'docsite',
    ]);
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual(['https://example.org/docs/last']);
    expect(page.attributes('link[rel=icon]', 'href')).toEqual(['/favicon.png']);
    expect(page.attributes('meta[charset]', 'charSet')).toEqual(['utf-8']);
    expect(page.one('html').properties.lang).toBe('en');
  });

  test('should describe the page for link previews', () => {
    const page = site.page('docs/last/index.html');
    const names = ['title', 'description', 'url', 'type', 'site_name', 'locale', 'image'];
    expect(names.map((name) => page.meta(`og:${name}`))).toEqual([
      'Last | Front matter',
      'Text.',
      'https://example.org/docs/last',
      'article',
      'Front matter',
      'en',
      'https://example.org/card.png',
    ]);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
  });

  test('should give the 404 page no address of its own', () => {
    const page = site.page('404.html');
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual([]);
    expect([page.meta('robots'), page.meta('og:url')]).toEqual(['noindex, nofollow', undefined]);
  });
});

describe('the files of a site that are not pages', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('front-matter');
  });

  test('sitemap.xml should list the public pages, in the order of their routes', () => {
    const pages = [
      '',
      'docs/05-numbered',
      'docs/jump',
      'docs/last',
      'docs/others/bare',
      'docs/others/lone',
      'docs/quiet',
      'docs/renamed/page',
    ];
    const tags = ['docs/tags', 'docs/tags/brief', 'docs/tags/files', 'docs/tags/web-services'];
    const listed = Array.from(
      site.text('sitemap.xml').matchAll(/<loc>https:\/\/example\.org\/([^<]*)<\/loc>/g),
      ([, path]) => path,
    );
    expect(listed).toEqual([...pages, ...tags]);
  });

  test('the sitemap should exclude pages whose heads ask for it, the last value winning', async () => {
    const robots = (content: string) => `<head>\n  <meta name="robots" content="${content}" />\n</head>`;
    const folder = makeFolder({
      'docsite.config.json': JSON.stringify({ title: 'Site', url: 'https://example.org' }),
      'pages/index.md': '# Home',
      'docs/text.mdx': `# By its text\n\n${robots('noindex, follow')}\n\nText.`,
      'docs/seen.mdx': `# Seen after all\n\n${robots('noindex')}\n\n${robots('index')}\n\nText.`,
      'pages/find.jsx': `import { Head } from '@theme/content/head';
        export default () => <Head><meta name="robots" content="None" /></Head>;`,
    });
    const listed = async () => (await build(folder)).text('sitemap.xml').match(/(?<=<loc>)[^<]+/g);
    const first = await listed();
    expect(first).toEqual(['https://example.org/', 'https://example.org/docs/seen']);
    // also for pages from the cache
    writeFileSync(join(folder, 'pages/index.md'), '# Home again');
    expect(await listed()).toEqual(first);
  });

  test('robots.txt should let everyone in and name the sitemap', () => {
    expect(site.text('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n');
  });

  test('robots.txt in the static folder should replace the generated one', async () => {
    const folder = copySite('theme-wrapped');
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/robots.txt'), 'User-agent: *\nDisallow: /\n');
    expect((await buildClean(folder)).text('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });

  test('404.html should explain the error and link to the home page', () => {
    const page = site.page('404.html');
    expect(page.texts('main h1')).toEqual(['Page not found']);
    expect(page.links('main a')).toEqual(['Home page → /']);
  });
});
