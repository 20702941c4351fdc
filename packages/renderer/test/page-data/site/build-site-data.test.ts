import type { UserConfig } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeSite } from '../../site-fixture.js';
import { linkedFiles as files } from '../linked-files.js';

describe('the versions of the docs', () => {
  test('should be listed for instances with several, with the first page of each', async () => {
    const docs = [
      { id: 'guide', path: 'guide', routeBasePath: 'guide' },
      { id: 'notes', path: 'notes', routeBasePath: 'notes' },
    ];
    const versions = { 'guide_versions.json': '["1.0"]', 'guide_versioned_docs/version-1.0/index.md': '# One' };
    const site = await makeSite(
      { 'guide/start.md': '# Start', 'notes/a.md': '# A', ...versions },
      { docs, trailingSlash: true },
    );
    expect(site.data().docsVersions).toEqual([
      {
        instance: 'guide',
        versions: [
          { name: 'current', label: 'Next', url: '/guide/next/start/', path: '/guide/next', isLast: false },
          { name: '1.0', label: '1.0', url: '/guide/', path: '/guide', isLast: true },
        ],
      },
    ]);
  });
});

test('links to the home page should lead past a redirect from there', async () => {
  const docs = { 'docs/start.md': '# Start' };
  const redirects = [{ from: '/', to: '/docs/start' }];
  expect((await makeSite(docs, { baseUrl: '/base/', redirects })).data().home).toBe('/base/docs/start');
  expect((await makeSite({ ...docs, 'pages/index.md': '# Home' })).data()).not.toHaveProperty('home');
});

describe('the sidebars', () => {
  test('should contain every kind of item, with unlisted documents marked', async () => {
    const sidebars = {
      main: [
        'index',
        'b',
        { type: 'link', label: 'Code', href: 'https://code.example/' },
        { type: 'link', label: 'Inside', href: '/docs/a' },
        { type: 'link', label: 'Logo', href: '/img/logo.svg' },
        { type: 'html', value: '<hr>', defaultStyle: true },
        { type: 'html', value: '<li class="x">a<ul><li>b</li></ul></li>' },
        { type: 'category', label: 'Plain', items: ['a'], collapsed: false },
        { type: 'category', label: 'Own', link: { type: 'doc', id: 'index' }, items: ['a'], className: 'x' },
        {
          type: 'category',
          label: 'Elsewhere',
          items: [{ type: 'link', label: 'Code', href: 'https://code.example/' }],
        },
      ],
    };
    const site = await makeSite(
      { ...files, 'sidebars.json': JSON.stringify(sidebars) },
      { baseUrl: '/base/', docs: { sidebarPath: 'sidebars.json' } },
    );
    const code = { type: 'link', label: 'Code', href: 'https://code.example/', external: true };
    const a = { type: 'link', label: 'A', href: '/base/docs/a' };
    expect(site.data().sidebars).toEqual({
      'default/current/main': [
        { type: 'link', label: 'Start', href: '/base/docs' },
        { type: 'link', label: 'B', href: '/base/docs/b', unlisted: true },
        code,
        { type: 'link', label: 'Inside', href: '/base/docs/a' },
        { type: 'link', label: 'Logo', href: '/base/img/logo.svg', file: true },
        { type: 'html', html: '<hr>', defaultStyle: true },
        // drawn in a list item, in which no other can be
        { type: 'html', html: '<div class="x">a<ul><li>b</li></ul></div>', defaultStyle: false },
        {
          type: 'category',
          label: 'Plain',
          href: '/base/docs/a',
          hasPage: false,
          collapsible: true,
          collapsed: false,
          items: [a],
        },
        {
          type: 'category',
          label: 'Own',
          href: '/base/docs',
          hasPage: true,
          collapsible: true,
          collapsed: true,
          className: 'x',
          items: [a],
        },
        { type: 'category', label: 'Elsewhere', hasPage: false, collapsible: true, collapsed: true, items: [code] },
      ],
    });
  });

  test('should link the page of an empty category, mark a category without a page, and omit an empty one', async () => {
    const hidden = { type: 'category', label: 'Hidden', items: ['b'] };
    const marked = { type: 'category', hasPage: false, collapsible: true, collapsed: true, unlisted: true };
    const b = { type: 'link', label: 'B', href: '/docs/b', unlisted: true };
    const sidebars = {
      main: [
        'a',
        { type: 'category', label: 'Empty', items: [] },
        { type: 'category', label: 'Outer', items: [hidden] },
        { ...hidden, label: 'Own', link: { type: 'doc', id: 'index' }, className: 'x' },
      ],
    };
    const site = await makeSite(
      { ...files, 'sidebars.json': JSON.stringify(sidebars) },
      { docs: { sidebarPath: 'sidebars.json' } },
    );
    expect(site.data().sidebars).toEqual({
      'default/current/main': [
        { type: 'link', label: 'A', href: '/docs/a' },
        { ...marked, label: 'Outer', items: [{ ...marked, label: 'Hidden', items: [b] }] },
        { type: 'link', label: 'Own', href: '/docs', className: 'x' },
        b,
      ],
    });
  });

  test('should not link an unlisted page from its category', async () => {
    const category = { type: 'category', label: 'C', link: { type: 'doc', id: 'b' }, items: ['a'] };
    const site = await makeSite(
      { ...files, 'sidebars.json': JSON.stringify({ main: [category] }) },
      { docs: { sidebarPath: 'sidebars.json' } },
    );
    expect(site.data().sidebars['default/current/main']).toMatchObject([
      { label: 'C', href: '/docs/a', hasPage: false, items: [{ label: 'A' }] },
    ]);
  });
});

describe('the shell data', () => {
  test('should contain the site, its locales and its options', async () => {
    const i18n = { defaultLocale: 'en', locales: ['en', 'ar'] };
    const announcementBar = { content: '<b>New</b>' };
    const config = {
      tagline: 'T',
      i18n,
      announcementBar,
      favicon: 'img/logo.svg',
      customFields: { x: [1] },
      trailingSlash: true,
    };
    expect((await makeSite(files, config, { locale: 'ar' })).data()).toMatchObject({
      title: 'Site',
      tagline: 'T',
      url: 'https://example.org',
      baseUrl: '/ar/',
      trailingSlash: true,
      favicon: '/ar/img/logo.svg',
      locale: { name: 'ar', label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory' },
      locales: [{ name: 'en' }, { name: 'ar' }],
      announcementBar: { id: 'announcement', html: '<b>New</b>', closeable: true },
      search: {
        pageUrl: '/ar/search/',
        contextual: true,
        instances: { default: { versions: ['current'], latest: 'current' } },
      },
      customFields: { x: [1] },
    });
  });

  test('should contain no search data if search is off', async () => {
    expect(Object.keys((await makeSite(files, { search: false })).data())).not.toContain('search');
  });
});

describe('the build id', () => {
  const idOf = async (
    changed: Readonly<Record<string, string>>,
    config: Partial<UserConfig> = {},
    bundle = 'bundle',
  ): Promise<string> => (await makeSite({ ...files, ...changed }, config)).data(bundle).buildId;

  test('should be 12 hexadecimal digits, the same for the same site in another folder', async () => {
    const id = await idOf({});
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(await idOf({})).toBe(id);
  });

  test('should not change with the text of a page', async () => {
    expect(await idOf({ 'docs/a.md': '# A\n\nAnother text.' })).toBe(await idOf({}));
  });

  test('should change with the shell: navbar, labels in sidebars, footer', async () => {
    const ids = await Promise.all([
      idOf({}),
      idOf({ 'docs/a.md': '# Another title' }),
      idOf({}, { navbar: { title: 'Other' } }),
      idOf({}, { footer: { copyright: 'x' } }),
    ]);
    expect(new Set(ids).size).toBe(4);
  });

  test('should change with the bundle', async () => {
    expect(await idOf({}, {}, 'other')).not.toBe(await idOf({}));
  });
});

describe('the newest posts of a blog', () => {
  const posts = Object.fromEntries(
    ['2022-01-01-a', '2023-01-01-b', '2023-02-01-c'].map((name) => [`blog/${name}.md`, `# ${name}\n`]),
  );
  const link = (name: string) => ({ type: 'link', label: name, href: `/blog/${name.replaceAll('-', '/')}` });
  const entries = async (blog: NonNullable<UserConfig['blog']>) => {
    const site = await makeSite(posts, { blog });
    return Object.values(site.data().sidebars).flatMap(([, ...items]) => items);
  };

  test('should be grouped by year, the latest first, in whatever order they come', async () => {
    expect(await entries({ sortPosts: 'ascending' })).toMatchObject([
      { label: '2023', items: [link('2023-01-01-b'), link('2023-02-01-c')] },
      { label: '2022', items: [link('2022-01-01-a')] },
    ]);
  });

  test('should have their dates if components are given data of documents', async () => {
    const site = await makeSite(posts, { blog: { blogSidebarCount: 1 }, documentData: true });
    const [[, year] = []] = Object.values(site.data().sidebars);
    expect(year).toMatchObject({ items: [{ label: '2023-02-01-c', date: '2023-02-01T00:00:00.000Z' }] });
  });

  test('should be one list if they are not to be grouped', async () => {
    expect(await entries({ blogSidebarGroupByYear: false })).toEqual(
      ['2023-02-01-c', '2023-01-01-b', '2022-01-01-a'].map(link),
    );
  });
});
