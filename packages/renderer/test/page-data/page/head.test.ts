import { describe, expect, test } from '@jest/globals';
import { makeSite } from '../../site-fixture.js';

describe('the head of a page', () => {
  test('should join the titles of page and site by the delimiter', async () => {
    const files = { 'docs/a.md': '# A & B' };
    expect((await makeSite(files)).page('/docs/a').head.title).toBe('A & B | Site');
    expect((await makeSite(files, { titleDelimiter: '·' })).page('/docs/a').head.title).toBe('A & B · Site');
  });

  test('should contain the title of the site once if the page has the same', async () => {
    expect((await makeSite({ 'docs/a.md': '# Site' })).page('/docs/a').head.title).toBe('Site');
  });

  test('should contain the title of the site twice if the page has the same and all titles are to end with it', async () => {
    const site = await makeSite({ 'docs/a.md': '# Site' }, { siteInTitle: 'all' });
    expect(site.page('/docs/a').head.title).toBe('Site | Site');
  });

  test("should be the site's title for the first page of a blog at the root of its domain, but not below it", async () => {
    const files = { 'blog/2024-01-01-a.md': '# A', 'blog/2024-01-02-b.md': '# B' };
    const titles = async (baseUrl: string) => {
      const site = await makeSite(files, { baseUrl, docs: false, blog: { routeBasePath: '/', postsPerPage: 1 } });
      return ['/', '/page/2'].map((route) => site.page(route).head.title);
    };
    expect(await titles('/')).toEqual(['Site', 'Blog | Site']);
    expect(await titles('/base/')).toEqual(['Blog | Site', 'Blog | Site']);
  });

  test('should contain the canonical address of the page', async () => {
    const site = await makeSite({ 'docs/ä.md': '# A' }, { baseUrl: '/base/', trailingSlash: true });
    expect(site.page('/docs/ä').head.canonical).toBe('https://example.org/base/docs/%C3%A4/');
  });

  test('should contain the keywords of the front matter', async () => {
    const site = await makeSite({ 'docs/a.md': '---\nkeywords: [x, y]\n---\n# A' });
    expect(site.page('/docs/a').head.keywords).toEqual(['x', 'y']);
  });

  test('should contain the image of the page, or else that of the site', async () => {
    const files = {
      'static/img/site.png': 'x',
      'static/img/own.png': 'x',
      'docs/a.md': '---\nimage: /img/own.png\n---\n# A',
      'docs/b.md': '# B',
      'docs/c.md': '---\nimage: https://cdn.example/c.png\n---\n# C',
    };
    const site = await makeSite(files, { baseUrl: '/base/', image: '/img/site.png' });
    expect(site.page('/docs/a').head.image).toBe('https://example.org/base/img/own.png');
    expect(site.page('/docs/b').head.image).toBe('https://example.org/base/img/site.png');
    expect(site.page('/docs/c').head.image).toBe('https://cdn.example/c.png');
    expect(site.page('/404').head.image).toBe('https://example.org/base/img/site.png');
  });

  test('should keep search engines away from unlisted pages, drafts, search, the 404 page, and versions that say so', async () => {
    const files = {
      'docs/a.md': '# A',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/a.md': '# A',
      'versioned_docs/version-1.0/b.md': '---\nunlisted: true\n---\n# B',
      'versioned_docs/version-1.0/c.md': '---\ndraft: true\n---\n# C',
    };
    const site = await makeSite(files, { docs: { versions: { current: { noIndex: true } } } }, { includeDrafts: true });
    const hidden = site.site.pages.filter((page) => site.page(page.route).head.noIndex).map((page) => page.route);
    expect(hidden).toEqual(['/404', '/docs/b', '/docs/c', '/docs/next/a', '/search']);
  });
});
