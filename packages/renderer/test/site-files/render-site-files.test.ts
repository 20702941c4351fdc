import { describe, expect, test } from '@jest/globals';
import { renderSiteFiles } from '../../src/site-files/render-site-files.js';
import { makeSite, type TestSite } from '../site-fixture.js';

const files = {
  'docs/a.md': '# A',
  'docs/b.md': '---\nunlisted: true\n---\n# B',
  'docs/c & d.md': '# C',
  'docs/e.md': '---\ndraft: true\n---\n# E',
};

function textOf(site: TestSite, path: string): string | undefined {
  const contents = renderSiteFiles(site.site, site.data()).find((file) => file.path === path)?.contents;
  return contents === undefined ? undefined : String(contents);
}

describe('the files of a site that are not pages', () => {
  test('should be site data, sidebars, icon, search description, sitemap, robots.txt and llms.txt', async () => {
    const site = await makeSite(files);
    const data = site.data();
    expect(renderSiteFiles(site.site, data).map(({ path }) => path)).toEqual([
      `assets/site-${data.buildId}.json`,
      ...Object.values(data.sidebarUrls).map((url) => url.slice(1)),
      'favicon.svg',
      'opensearch.xml',
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
    ]);
    expect(JSON.parse(textOf(site, `assets/site-${data.buildId}.json`) as string)).toEqual({ ...data, sidebars: {} });
  });

  test('should give way to static files of the same names', async () => {
    const site = await makeSite({ ...files, 'static/robots.txt': 'User-agent: *\nDisallow: /\n' });
    expect(textOf(site, 'robots.txt')).toBe(undefined);
    expect(textOf(site, 'sitemap.xml')).toMatch(/^<\?xml/);
  });
});

describe('the icon of a site', () => {
  test('should be drawn in its colour if it has none', async () => {
    const site = await makeSite(files, { themeColor: '#336699' });
    expect(site.data().favicon).toBe('/favicon.svg');
    expect(textOf(site, 'favicon.svg')).toContain('fill="#336699"');
  });

  test('should be the static one if there is one', async () => {
    const site = await makeSite({ ...files, 'static/favicon.ico': '' });
    expect(site.data().favicon).toBe('/favicon.ico');
    expect(textOf(site, 'favicon.svg')).toBe(undefined);
  });

  test('should be the configured one if there is one', async () => {
    const site = await makeSite({ ...files, 'static/a.svg': '', 'static/favicon.ico': '' }, { favicon: 'a.svg' });
    expect(site.data().favicon).toBe('/a.svg');
    expect(textOf(site, 'favicon.svg')).toBe(undefined);
  });
});

describe('the description of the search for browsers', () => {
  test('should name the search page with a place for the query', async () => {
    const site = await makeSite(files, { title: 'A & B', baseUrl: '/base/', search: { path: 'find' } });
    const text = textOf(site, 'opensearch.xml');
    expect(text).toContain('<ShortName>A &amp; B</ShortName>');
    expect(text).toContain('<Url type="text/html" template="https://example.org/base/find?q={searchTerms}"/>');
    expect(text).toContain('<Image>https://example.org/base/favicon.svg</Image>');
    expect(site.data().search?.descriptionUrl).toBe('/base/opensearch.xml');
  });

  test('should be absent without a search page or an address of the site', async () => {
    for (const config of [{ search: { path: false } }, { search: false }] as const) {
      const site = await makeSite(files, config);
      expect(textOf(site, 'opensearch.xml')).toBe(undefined);
      expect(site.data().search?.descriptionUrl).toBe(undefined);
    }
    const site = await makeSite(files);
    const { url, ...config } = site.site.config;
    const paths = renderSiteFiles({ ...site.site, config }, site.data()).map(({ path }) => path);
    expect(paths).toContain('robots.txt');
    expect(paths).not.toContain('opensearch.xml');
  });
});

describe('the sitemap', () => {
  test('should be absent if the site turns it off, also from robots.txt', async () => {
    const site = await makeSite(files, { sitemap: false });
    expect(textOf(site, 'sitemap.xml')).toBe(undefined);
    expect(textOf(site, 'robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });

  test('should list the public pages with the day of their last change', async () => {
    const updates = new Map([['docs/a.md', { time: 1_735_687_800 }]]);
    const config = { baseUrl: '/base/', trailingSlash: true, docs: { showLastUpdateTime: true } };
    expect(textOf(await makeSite(files, config, { updates, includeDrafts: true }), 'sitemap.xml')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://example.org/base/docs/a/</loc><lastmod>2024-12-31</lastmod></url>',
        '<url><loc>https://example.org/base/docs/c%20&amp;%20d/</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
  });

  test.each([
    ['date', '2024-12-31'],
    ['datetime', '2024-12-31T23:30:00.000Z'],
  ] as const)('should say of all pages when they were last changed, if it is to, as a %s', async (lastmod, written) => {
    const updates = new Map([
      ['docs/a.md', { time: 1_735_687_800 }],
      ['pages/own.jsx', { time: 1_735_687_800 }],
    ]);
    const own = { ...files, 'pages/own.jsx': 'export default () => null;' };
    const text = textOf(await makeSite(own, { sitemap: { lastmod } }, { updates }), 'sitemap.xml');
    expect(text?.match(/[^/]*<\/loc>(?:<lastmod>.*(?=<\/lastmod>))?/g)).toEqual([
      `a</loc><lastmod>${written}`,
      'c%20&amp;%20d</loc>',
      `own</loc><lastmod>${written}`,
    ]);
  });

  test('should exclude pages by patterns, and state what the site says of all', async () => {
    const site = await makeSite(files, { sitemap: { exclude: ['/docs/c*'], changefreq: 'weekly', priority: 0.5 } });
    expect(textOf(site, 'sitemap.xml')?.match(/<loc>.*(?=<\/url>)/g)).toEqual([
      '<loc>https://example.org/docs/a</loc><changefreq>weekly</changefreq><priority>0.5</priority>',
    ]);
  });

  test('should exclude versions hidden from search engines', async () => {
    const versioned = { ...files, 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# A' };
    const site = await makeSite(versioned, { docs: { versions: { current: { noIndex: true } } } });
    expect(textOf(site, 'sitemap.xml')?.match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://example.org/docs/a</loc>']);
  });
});

test('further sitemaps should list what they are for', async () => {
  const more = [{ filename: 'full/all.xml', changefreq: 'daily' as const }];
  const site = await makeSite(
    { 'docs/a.md': 'A', 'docs/b.md': 'B' },
    { url: 'https://e.org', sitemap: { exclude: ['/docs/b'], more } },
  );
  const addresses = (path: string) => textOf(site, path)?.match(/(?<=<loc>)[^<]*/g);
  expect(addresses('sitemap.xml')).toEqual(['https://e.org/docs/a']);
  expect(addresses('full/all.xml')).toEqual(['https://e.org/docs/a', 'https://e.org/docs/b']);
  expect(textOf(site, 'full/all.xml')).toContain('<changefreq>daily</changefreq>');
  expect(textOf(site, 'robots.txt')).not.toContain('all.xml');
});

test('robots.txt should let everyone in and name the sitemap', async () => {
  expect(textOf(await makeSite(files, { baseUrl: '/base/' }), 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/base/sitemap.xml\n',
  );
});
