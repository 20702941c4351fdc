import { beforeAll, describe, expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { buildClean, buildSite } from './run.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite('blog');
});

const parseXml = (path: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(site.text(path));

describe('a post', () => {
  test('should show when it was published, its reading time, its authors, and its tags', () => {
    const page = site.page('blog/2024/01/01/welcome/index.html');
    expect(page.texts('main h1')).toEqual(['Welcome <all>']);
    expect(page.texts('.post-date')).toEqual(['January 1, 2024 · One min read']);
    expect(page.links('.post-authors a')).toEqual(['Jane Doe → /base/blog/authors/jane', 'John Roe → /base/docs']);
    expect(page.attributes('.author-image', 'src')).toEqual(['/base/img/jane.svg']);
    expect(page.links('.tag-list a')).toEqual([
      'News → /base/blog/tags/news',
      'open source → /base/blog/tags/open-source',
    ]);
    expect(page.attributes('.edit-link', 'href')).toEqual(['https://example.org/edit/blog/2024-01-01-welcome.md']);
  });

  test('should link to the newer and to the older one', () => {
    expect(site.page('blog/2024/02/01/parts/index.html').links('.pagination a')).toEqual([
      'Newer postMore parts → /base/blog/2024/02/02/more-parts',
      'Older postWelcome <all> → /base/blog/2024/01/01/welcome',
    ]);
  });

  test('should list the newest posts beside it', () => {
    expect(site.page('blog/2024/01/01/welcome/index.html').links('.sidebar a')).toEqual([
      'More parts → /base/blog/2024/02/02/more-parts',
      'Parts → /base/blog/2024/02/01/parts',
    ]);
  });

  test('should be listed beside it if it is unlisted, as one of the newest', () => {
    expect(site.page('blog/2024/03/01/hidden/index.html').links('.sidebar a')).toEqual([
      'A hidden post → /base/blog/2024/03/01/hidden',
      'More parts → /base/blog/2024/02/02/more-parts',
      'Parts → /base/blog/2024/02/01/parts',
    ]);
  });

  test('should describe itself to social media and search engines', () => {
    const page = site.page('blog/2024/01/01/welcome/index.html');
    expect([page.meta('og:type'), site.page('blog/index.html').meta('og:type')]).toEqual(['article', 'website']);
    expect(page.attributes('meta[property^="article:"]', 'content')).toEqual([
      '2024-01-01T00:00:00.000Z',
      'https://example.org/base/docs',
      'News,open source',
    ]);
    const [data = ''] = page.texts('script[type="application/ld+json"]');
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Welcome <all>',
      datePublished: '2024-01-01T00:00:00.000Z',
      image: expect.stringMatching(/^https:\/\/example\.org\/base\/assets\/.*picture-\w+\.svg$/),
      mainEntityOfPage: 'https://example.org/base/blog/2024/01/01/welcome',
      author: [
        { '@type': 'Person', name: 'Jane Doe', jobTitle: 'Maintainer' },
        { '@type': 'Person', name: 'John Roe', url: 'https://example.org/base/docs' },
      ],
    });
  });
});

test('the link to a blog should be current on all of its pages', () => {
  const current = (path: string) => site.page(path).texts('.navbar-links [aria-current]');
  expect(['blog/index.html', 'blog/tags/news/index.html', 'blog/2024/02/01/parts/index.html'].map(current)).toEqual([
    ['Blog'],
    ['Blog'],
    ['Blog'],
  ]);
  expect(['index.html', 'engineering/log/index.html'].map(current)).toEqual([[], []]);
});

describe('the list of posts', () => {
  test('should show the excerpts of the newest posts, and link to the next page', () => {
    const page = site.page('blog/index.html');
    expect(page.links('.post-entry-title a')).toEqual([
      'More parts → /base/blog/2024/02/02/more-parts',
      'Parts → /base/blog/2024/02/01/parts',
    ]);
    expect(page.links('.read-more')).toEqual(['Read more → /base/blog/2024/02/01/parts']);
    expect(page.links('.pagination a')).toEqual(['Older entries → /base/blog/page/2']);
    expect(page.html).not.toContain('The rest.');
    expect(site.page('blog/page/2/index.html').links('.pagination a')).toEqual(['Newer entries → /base/blog']);
  });

  test('should link from links and footnotes of an excerpt to the page of the post, and repeat no id', () => {
    const page = site.page('blog/index.html');
    const post = '/base/blog/2024/02/01/parts';
    expect(page.links('.post-entry .markdown p a')).toEqual([
      `Below → ${post}#second`,
      `1 → ${post}#user-content-fn-n`,
      `↩ → ${post}#user-content-fnref-n`,
    ]);
    expect(page.texts('.post-entry .footnotes li')).toEqual(['A note. ↩']);
    const ids = page.attributes('[id]', 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('should describe the list of all posts to search engines', () => {
    const dataOf = (path: string) => site.page(path).texts('script[type="application/ld+json"]');
    const [data = ''] = dataOf('blog/index.html');
    const address = 'https://example.org/base/blog';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Blog',
      '@id': address,
      headline: 'Blog',
      blogPost: [{ headline: 'More parts' }, { '@id': `${address}/2024/02/01/parts`, headline: 'Parts' }],
    });
    expect(dataOf('blog/tags/news/index.html')).toEqual([]);
    const [post = ''] = dataOf('blog/2024/02/01/parts/index.html');
    expect(JSON.parse(post).isPartOf).toEqual({ '@type': 'Blog', '@id': address, name: 'Blog' });
  });

  test('should exclude unlisted posts and drafts', () => {
    const routes = site.files().filter((path) => path.endsWith('.html'));
    expect(routes.filter((path) => path.includes('draft'))).toEqual([]);
    expect(site.has('blog/2024/03/01/hidden/index.html')).toBe(true);
    for (const path of ['blog/index.html', 'blog/archive/index.html', 'blog/rss.xml', 'sitemap.xml'])
      expect([path, /2024\/03\/01|A hidden post/.test(site.text(path))]).toEqual([path, false]);
  });

  test('should exist for each tag and author, and for all by year', () => {
    const news = site.page('blog/tags/news/index.html');
    expect(news.texts('main h1')).toEqual(['2 posts tagged with “News”']);
    expect(news.texts('.post-entry-title')).toEqual(['Parts', 'Welcome <all>']);
    expect(site.page('blog/tags/index.html').texts('main .tag-link')).toEqual(['News 2', 'open source 1']);
    expect(site.page('blog/authors/jane/index.html').texts('main h1')).toEqual(['Jane Doe – 3 posts']);
    expect(site.page('blog/authors/index.html').texts('.author-name')).toEqual(['Jane Doe', 'John Roe']);
    expect(site.page('blog/archive/index.html').texts('.archive-list li')).toEqual([
      'February 2More parts',
      'February 1Parts',
      'January 1Welcome <all>',
    ]);
  });
});

test('a tag that only unlisted posts have should have a page that nothing else links to', () => {
  const page = site.page('blog/tags/secret/index.html');
  expect(page.texts('.notice, .post-entry-title')).toEqual([
    'Unlisted: only people who know its address can find this page.',
    'A hidden post',
  ]);
  expect(page.meta('robots')).toBe('noindex, nofollow');
  const hidden = site.page('blog/2024/03/01/hidden/index.html');
  expect(hidden.links('.tag-list a')).toEqual(['secret → /base/blog/tags/secret', 'News → /base/blog/tags/news']);
  expect(['sitemap.xml', 'llms.txt', 'blog/tags.md'].filter((path) => site.text(path).includes('secret'))).toEqual([]);
});

describe('several blogs', () => {
  test('should have separate pages, orders and options', () => {
    const page = site.page('engineering/log/index.html');
    expect(page.texts('main h1')).toEqual(['Engineering']);
    expect(page.links('.post-entry-title a')).toEqual([
      'First entry → /base/engineering/log/2024/01/01',
      'Second entry → /base/engineering/log/second',
    ]);
    expect(page.texts('.post-date')).toEqual(['January 1, 2024', 'January 2, 2024']);
    expect([page.all('.sidebar').length, site.has('engineering/log/archive/index.html')]).toEqual([0, false]);
    expect(site.files().filter((path) => /(?:rss|atom)\.xml$|feed\.json$/.test(path))).toEqual([
      'blog/atom.xml',
      'blog/feed.json',
      'blog/rss.xml',
      'fr/blog/atom.xml',
      'fr/blog/feed.json',
      'fr/blog/rss.xml',
    ]);
  });

  test('should link to each other by file', () => {
    expect(site.page('engineering/log/second/index.html').links('.markdown a')).toEqual([
      'the first → /base/engineering/log/2024/01/01',
      'the blog → /base/blog/2024/01/01/welcome',
    ]);
  });
});

describe('a translated blog', () => {
  test('should have the posts and titles of its folder, and the rest in their original language', () => {
    const page = site.page('fr/blog/page/2/index.html');
    expect(page.texts('main h1')).toEqual(['Nouvelles']);
    expect(page.links('.post-entry-title a')).toEqual(['Bienvenue → /base/fr/blog/2024/01/01/welcome']);
    expect(page.texts('.post-date')).toEqual(['1 janvier 2024 · Une minute de lecture']);
    expect(page.texts('.read-more')).toEqual(['Lire la suite']);
    expect(page.texts('.sidebar-title')).toEqual(['Billets récents']);
    expect(site.page('fr/blog/index.html').texts('.post-entry-title')).toEqual(['More parts', 'Parts']);
  });
});

describe('the feeds of a blog', () => {
  test('should be discoverable on every page', () => {
    const page = site.page('index.html');
    const links = page.all('link[rel="alternate"][title]').map(({ properties: { type, href } }) => `${type} ${href}`);
    expect(links).toEqual([
      'application/rss+xml /base/blog/rss.xml',
      'application/atom+xml /base/blog/atom.xml',
      'application/feed+json /base/blog/feed.json',
    ]);
    expect(page.links('.markdown a')).toContain('the feed → /base/blog/atom.xml');
  });

  test('should contain complete posts with absolute addresses, as RSS', () => {
    const { channel } = parseXml('blog/rss.xml').rss;
    expect(channel).toMatchObject({
      title: 'Handbook Blog',
      link: 'https://example.org/base/blog',
      language: 'en',
      copyright: '© Example',
      lastBuildDate: 'Fri, 02 Feb 2024 00:00:00 GMT',
    });
    expect(channel.item.map(({ title }: { title: string }) => title)).toEqual(['More parts', 'Parts', 'Welcome <all>']);
    const welcome = channel.item[2];
    expect(welcome).toMatchObject({
      link: 'https://example.org/base/blog/2024/01/01/welcome',
      pubDate: 'Mon, 01 Jan 2024 00:00:00 GMT',
      description: 'How we began & why.',
      category: ['News', 'open source'],
      author: 'john@example.org (John Roe)',
      guid: { '#text': 'https://example.org/base/blog/2024/01/01/welcome', '@isPermaLink': 'true' },
    });
    const html = welcome['content:encoded'] as string;
    expect(html).toContain('href="https://example.org/base/docs"');
    expect(html).toContain('href="https://example.org/base/blog/2024/02/01/parts#second"');
    expect(html).toMatch(/src="https:\/\/example\.org\/base\/assets\/[^"]+\.svg"/);
  });

  test('should be the same as Atom and as JSON', () => {
    const { feed } = parseXml('blog/atom.xml');
    expect(feed).toMatchObject({ id: 'https://example.org/base/blog', updated: '2024-02-02T00:00:00.000Z' });
    expect(feed.entry[2]).toMatchObject({
      id: 'https://example.org/base/blog/2024/01/01/welcome',
      published: '2024-01-01T00:00:00.000Z',
      author: [{ name: 'Jane Doe' }, { name: 'John Roe', uri: 'https://example.org/base/docs' }],
    });
    const json = JSON.parse(site.text('blog/feed.json'));
    expect(json.items.map(({ url }: { url: string }) => url)).toEqual([
      'https://example.org/base/blog/2024/02/02/more-parts',
      'https://example.org/base/blog/2024/02/01/parts',
      'https://example.org/base/blog/2024/01/01/welcome',
    ]);
    expect(json.items[0].tags).toEqual([]);
    expect(json.items[1].content_html).toContain('The rest.');
  });

  test('should be in the language of the locale', () => {
    const { channel } = parseXml('fr/blog/rss.xml').rss;
    expect([channel.language, channel.item[2].title]).toEqual(['fr', 'Bienvenue']);
    expect(channel.item[2].link).toBe('https://example.org/base/fr/blog/2024/01/01/welcome');
  });
});

test('posts should be found by the search, and have Markdown twins', () => {
  expect(site.text('blog/2024/01/01/welcome.md')).toMatch(/^# Welcome \\?<all>\n\nThe first post/);
  expect(site.text('blog.md')).toContain('[Parts](https://example.org/base/blog/2024/02/01/parts)');
  expect(site.text('llms.txt')).toMatch(/\n## Blog\n\n- \[Welcome .*\n- \[Parts\].*\n- \[More parts\]/);
  expect(site.text('sitemap.xml')).toContain('<loc>https://example.org/base/blog/2024/01/01/welcome</loc>');
});

test('a blog that is the home page should have the title of the site there, and its own on further pages', async () => {
  const config = { title: 'Site', blog: { routeBasePath: '/', blogTitle: 'News', postsPerPage: 1 } };
  const files = { 'blog/2024-01-01-a.md': '# A\n', 'blog/2024-01-02-b.md': '# B\n' };
  const home = await buildClean(makeFolder({ ...files, 'docsite.config.json': JSON.stringify(config) }));
  expect(home.page('index.html').texts('title')).toEqual(['Site']);
  expect(home.page('page/2/index.html').texts('title')).toEqual(['News | Site']);
});

test('the further pages of an author should have a path of their own if it is set', async () => {
  const built = await buildClean(
    makeFolder({
      'docsite.config.json':
        '{ "title": "T", "docs": [], "blog": { "postsPerPage": 1, "authorPageBasePath": "more" } }',
      'pages/index.md': '# Home\n',
      'blog/authors.yml': 'ann:\n  name: Ann\n  page: true\n',
      'blog/2024-01-01-a.md': '---\nauthors: ann\n---\n\n# A\n\nText\n',
      'blog/2024-01-02-b.md': '---\nauthors: ann\n---\n\n# B\n\nText\n',
    }),
  );
  const older = (page: string) => built.page(page).links('.pagination a');
  expect(older('blog/authors/ann/index.html')).toEqual(['Older entries → /blog/authors/ann/more/2']);
  expect(older('blog/index.html')).toEqual(['Older entries → /blog/page/2']);
  expect(built.page('blog/authors/ann/more/2/index.html').texts('.post-entry h2')).toEqual(['A']);
});

test('posts of the same day should be listed by their files, those in folders last', async () => {
  const built = await buildClean(
    makeFolder({
      'docsite.config.json': '{ "title": "T", "docs": [], "blog": { "routeBasePath": "/" } }',
      'blog/2024-01-01-a/index.md': '# A\n\nText\n',
      'blog/2024-01-01-b.md': '# B\n\nText\n',
      'blog/2024-01-01-c.md': '# C\n\nText\n',
    }),
  );
  expect(built.page('index.html').texts('.post-entry h2')).toEqual(['B', 'C', 'A']);
});
