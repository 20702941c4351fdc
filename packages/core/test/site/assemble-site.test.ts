import { describe, expect, test } from '@jest/globals';
import { buildSite, findingsOf, pageAt } from './build-site.js';

describe('the pages of a site', () => {
  test('should be sorted, and include those that every site has', async () => {
    const site = await buildSite(
      { 'docs/b.md': '', 'docs/a.md': '---\ntags: [x]\n---\n', 'pages/index.tsx': '', 'pages/about/index.md': '' },
      { versionsPage: 'versions' },
    );
    expect(site.pages.map((page) => `${page.kind} ${page.route}`)).toEqual([
      'module /',
      'not-found /404',
      'markdown /about',
      'doc /docs/a',
      'doc /docs/b',
      'tag-list /docs/tags',
      'tag /docs/tags/x',
      'search /search',
      'versions /versions',
    ]);
  });

  test('should not include the search page if the configuration says so', async () => {
    expect((await buildSite({}, { search: false })).pages.map((page) => page.route)).toEqual(['/404']);
  });

  test('should be served at their slug', async () => {
    const site = await buildSite(
      { 'pages/a/b.md': '---\nslug: c\n---\n', 'pages/d.md': '---\nslug: /e/f\n---\n' },
      { pages: { routeBasePath: 'x' }, search: false },
    );
    expect(site.routesBySource).toEqual({ 'pages/a/b.md': '/x/a/c', 'pages/d.md': '/x/e/f' });
  });

  test('should keep the first of two with one route, and report the other', async () => {
    const site = await buildSite({ 'docs/a.md': '', 'docs/b.md': '---\nslug: a\n---\n', 'pages/docs/a.md': '' });
    expect(findingsOf(site)).toEqual([
      "docs/a.md:1:1 duplicate-route the route '/docs/a' is taken by 'pages/docs/a.md'; this page is left out (give one of them another 'slug')",
      "docs/b.md:1:1 duplicate-route the route '/docs/a' is taken by 'pages/docs/a.md'; this page is left out (give one of them another 'slug')",
    ]);
    expect(pageAt(site, '/docs/a').kind).toBe('markdown');
  });

  test('should prefer a written one to a generated one, and say how both can exist', async () => {
    const site = await buildSite({
      'pages/search.md': '',
      'docs/a/_category_.yml': 'link: { type: generated-index, slug: /b }',
      'docs/a/c.md': '',
      'docs/b.md': '',
    });
    expect(findingsOf(site)).toEqual([
      "docs/a/_category_.yml:1:1 duplicate-route the route '/docs/b' is taken by 'docs/b.md'; the generated page 'a' is left out (give 'docs/b.md' another 'slug')",
      "docsite.config.json:1:1 duplicate-route the route '/search' is taken by 'pages/search.md'; the generated page 'Search' is left out (give 'pages/search.md' another 'slug', or set 'search.path' in the configuration)",
    ]);
  });

  test('should, of the same docs, prefer one without a slash at its end where folders have one', async () => {
    const files = {
      'docs/a/index.md': '',
      'docs/a/c.md': '[The index](./index.md)',
      'docs/a/_category_.yml': 'link: { type: generated-index, slug: /a, title: Generated }',
      'docs/b/index.md': '',
      'docs/b.md': '',
      'pages/docs/a/index.md': '',
    };
    const { 'pages/docs/a/index.md': _, ...docs } = files;
    const site = await buildSite(docs, { trailingSlash: 'folders' });
    expect(findingsOf(site)).toEqual([
      "docs/b/index.md:1:1 duplicate-route the route '/docs/b' is taken by 'docs/b.md'; this page is left out (give one of them another 'slug')",
      "docs/a/index.md:1:1 duplicate-route the route '/docs/a' is taken by the generated page 'Generated'; this page is left out (give 'docs/a/index.md' another 'slug')",
    ]);
    expect(pageAt(site, '/docs/a').kind).toBe('category');
    expect(site.routesBySource['docs/a/index.md']).toBe('/docs/a');
    const withPage = await buildSite(files, { trailingSlash: 'folders' });
    expect(pageAt(withPage, '/docs/a').kind).toBe('markdown');
  });

  test('should have their anchors listed, each once, unless an error of syntax hides some', async () => {
    const files = { 'docs/a.md': '## B\n\n## C {#b-2}\n\n<a id="d"></a>', 'docs/broken.mdx': '## E\n\n{(}' };
    const site = await buildSite(files);
    expect(site.anchors).toEqual({ '/docs/a': ['b', 'b-2', 'd'] });
  });
});

describe('the page of a category', () => {
  test('should list what the category contains', async () => {
    const site = await buildSite({
      'docs/apis/a.md': '# A\n\nAbout A.',
      'docs/apis/hidden.md': '---\nunlisted: true\n---\n',
      'docs/apis/sub/b.md': '# B',
      'docs/apis/_category_.yml': 'label: APIs\nlink:\n  type: generated-index\n  description: All of them',
      'docs/z.md': '',
    });
    expect(pageAt(site, '/docs/category/apis')).toEqual({
      kind: 'category',
      key: 'category:/docs/category/apis',
      holds: 'text',
      route: '/docs/category/apis',
      title: 'APIs',
      description: 'All of them',
      keywords: [],
      place: { file: 'docs/apis/_category_.yml', line: 2, column: 1 },
      docs: {
        instance: 'default',
        version: 'current',
        sidebar: 'defaultSidebar',
        breadcrumbs: [{ label: 'APIs', route: '/docs/category/apis' }],
        next: { label: 'A', route: '/docs/apis/a' },
      },
      items: [
        { type: 'page', label: 'A', href: '/docs/apis/a', description: 'About A.' },
        { type: 'category', label: 'sub', href: '/docs/apis/sub/b', description: '', itemCount: 1 },
      ],
    });
  });
});

test('cards of categories should be described by their pages, or by the number of their entries', async () => {
  const files = {
    'docs/all.mdx': '<DocCardList />',
    'docs/a/index.md': '# A\n\nAbout A.',
    'docs/a/one.md': '',
    'docs/b/_category_.yml': 'link: { type: generated-index, description: All of B }',
    'docs/b/two.md': '',
    'docs/c/_category_.yml': 'description: About C',
    'docs/c/three.md': '',
  };
  const textsWith = async (categoryCards?: 'count') => {
    const site = await buildSite(files, { docs: { ...(categoryCards && { categoryCards }) } });
    const { cards } = pageAt(site, '/docs/all') as {
      readonly cards: readonly Record<'type' | 'label' | 'description', string>[];
    };
    return cards.filter(({ type }) => type === 'category').map(({ label, description }) => `${label}: ${description}`);
  };
  expect(await textsWith()).toEqual(['A: About A.', 'b: All of B', 'c: About C']);
  expect(await textsWith('count')).toEqual(['A: ', 'b: ', 'c: About C']);
});

test('the card of a category without items should be that of its page', async () => {
  const files = { 'docs/all.mdx': '<DocCardList />', 'docs/d/index.md': '# D\n\nAbout D.' };
  for (const categoryCards of ['count', 'description'] as const) {
    const site = await buildSite(files, { docs: { categoryCards } });
    expect(pageAt(site, '/docs/all')).toMatchObject({
      cards: [{ label: 'all' }, { type: 'page', label: 'D', href: '/docs/d', description: 'About D.' }],
    });
  }
});

describe('the navbar', () => {
  async function problemsOf(items: readonly object[]): Promise<string[]> {
    const site = await buildSite({ 'docs/intro.md': '', 'docsite.x': '' }, { navbar: { items: items as never } });
    return findingsOf(site);
  }

  test('should be accepted if its items lead somewhere', async () => {
    const items = [
      { to: '/x' },
      { href: 'https://x.y' },
      { type: 'doc', docId: 'intro' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar' },
      { type: 'search' },
      { type: 'docsVersionDropdown' },
      { label: 'D', items: [{ to: '/y' }] },
    ];
    expect(await problemsOf(items)).toEqual([]);
  });

  test.each([
    [
      { type: 'doc', docId: 'intor' },
      47,
      "the document id 'intor' is not found in the docs instance 'default' (did you mean 'intro'?)",
    ],
    [
      { type: 'docSidebar', sidebarId: 'x' },
      54,
      "the sidebar id 'x' is not found in the docs instance 'default' (its sidebars are: defaultSidebar)",
    ],
    [
      { type: 'doc', docId: 'intro', docsInstance: 'defalt' },
      63,
      "there is no docs instance 'defalt' (did you mean 'default'?)",
    ],
  ])('should be reported if an item is wrong: %j', async (item, column, problem) => {
    expect(await problemsOf([item])).toEqual([
      `docsite.config.json:1:${column} navbar-item navbar.items[0]: ${problem}`,
    ]);
  });

  test('should be reported with the path of an item in a dropdown', async () => {
    expect(await problemsOf([{ to: '/' }, { label: 'D', items: [{ type: 'doc', docId: 'intor' }] }])).toEqual([
      expect.stringMatching(/ navbar\.items\[1\]\.items\[0\]: the document id 'intor'/),
    ]);
  });
});

describe('several docs instances', () => {
  test('should have separate routes, sidebars and tags', async () => {
    const files = { 'docs/a.md': '---\ntags: [x]\n---\n', 'general/a.md': '---\ntags: [x]\n---\n' };
    const site = await buildSite(files, { docs: [{}, { id: 'general', path: 'general', routeBasePath: 'general' }] });
    expect(
      site.docs.map(({ id, versions }) => [
        id,
        versions[0]?.docs[0]?.route,
        versions[0]?.tags[0]?.route,
        versions[0]?.label,
      ]),
    ).toEqual([
      ['default', '/docs/a', '/docs/tags/x', 'Next'],
      ['general', '/general/a', '/general/tags/x', 'Next'],
    ]);
  });
});
