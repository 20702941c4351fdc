import { describe, expect, test } from '@jest/globals';
import { buildPlainSite, buildSite, docAt, findingsOf, pageAt } from '../../../site/build-site.js';

describe('a document page', () => {
  test.each([
    ['{ "docs": ["a", 7] }', true],
    ['["a"]', true],
    ['{ "docs": ["a"', true],
    ['{ "docs": ["a", "nowhere"] }', undefined],
  ])('should note sidebars that cannot be what was meant: %s', async (sidebars, hasBrokenSidebars) => {
    const site = await buildSite(
      { 'docs/a.md': '# A', 'sidebars.json': sidebars },
      { docs: { sidebarPath: 'sidebars.json' } },
    );
    expect(site.docs[0]?.versions[0]?.hasBrokenSidebars).toBe(hasBrokenSidebars);
  });

  test('should have the address, label and position that Hugo gives it, and be the page of its folder', async () => {
    const files = {
      'docs/_index.md': '---\ntitle: Home\nurl: elsewhere\n---\n',
      'docs/a.md': '---\ntitle: A\nweight: 2\nlinkTitle: Ay\nurl: /first/\n---\n',
      'docs/b/_index.md': '---\ntitle: B\nweight: 1\n---\n',
      'docs/b/c.md': '---\ntitle: C\nsidebar_position: 1\nweight: 9\n---\n',
      'docs/b/_part.md': 'A part.',
      'docs/b/d/index.md': '---\ntitle: D\nweight: 5\n---\n',
    };
    const site = await buildSite(files, { docs: { slugs: 'hugo' } });
    expect(site.docs[0]?.versions[0]?.sidebars.defaultSidebar).toMatchObject([
      { label: 'B', items: [{ route: '/docs/b/c' }, { route: '/docs/b/d' }] },
      { label: 'Ay', route: '/docs/first' },
      { label: 'Home', route: '/docs' },
    ]);
    expect(docAt(site, '/docs/b').title).toBe('B');
    const { pages } = await buildSite(files);
    expect(pages.map(({ route }) => route)).not.toContain('/docs/first');
  });

  test('should have the address, label, position and links that Starlight gives it', async () => {
    const front = (keys: string) => `---\n${keys}\n---\n`;
    const files = {
      'docs/index.md': front('title: Home\ntemplate: splash'),
      'docs/a.md': front('title: A\nsidebar: { order: 2, label: Ay }\ntableOfContents: false\nnext: false'),
      'docs/b.md': front('title: B\nsidebar: { order: 3 }\neditUrl: false'),
      'docs/c/d.md': front('title: D\nslug: deep/d\ntableOfContents: { maxHeadingLevel: 4 }\nsidebar: { order: 1 }'),
    };
    const site = await buildSite(files, { docs: { slugs: 'astro', routeBasePath: '/', editUrl: 'https://x.y' } });
    expect(site.docs[0]?.versions[0]?.sidebars.defaultSidebar).toMatchObject([
      { label: 'Ay', route: '/a' },
      { label: 'B', route: '/b' },
      { label: 'c', items: [{ label: 'D', route: '/deep/d' }] },
      { label: 'Home', route: '/' },
    ]);
    expect(docAt(site, '/')).toMatchObject({ hideToc: true });
    expect(docAt(site, '/').docs.sidebar).toBeUndefined();
    expect(docAt(site, '/a')).toMatchObject({ hideToc: true, editUrl: 'https://x.y/docs/a.md' });
    expect([docAt(site, '/a').docs.next, docAt(site, '/b').editUrl]).toEqual([undefined, undefined]);
    expect(docAt(site, '/deep/d').tocLevels).toEqual([2, 4]);
  });

  test('should be the page of its folder in each language if Hugo would name it so', async () => {
    const names = ['_index.md', '_index.fr.md', 'b/_index.md', 'b/_index.fr.md', 'b/_index.old.md'];
    const files = Object.fromEntries(names.map((name) => [`docs/${name}`, '# T']));
    const config = { i18n: { locales: ['en', 'fr'] }, docs: { slugs: 'hugo' as const, localizedSuffix: true } };
    const sourcesIn = async (locale: string) => (await buildSite(files, config, { locale })).routesBySource;
    expect(await sourcesIn('en')).toEqual({ 'docs/_index.md': '/docs', 'docs/b/_index.md': '/docs/b' });
    expect(await sourcesIn('fr')).toEqual({ 'docs/_index.fr.md': '/docs', 'docs/b/_index.fr.md': '/docs/b' });
  });

  describe('with translations beside it', () => {
    const names = ['a.en.md', 'b.en.md', 'b.fr.md', 'c.md', 'c.fr.mdx', 'own.fr.md'];
    const files = Object.fromEntries(names.map((name) => [`docs/${name}`, '# Title']));
    const editedIn = async (locale: string, keys: { editLocalizedFiles?: boolean; editCurrentVersion?: boolean }) => {
      const config = {
        i18n: { locales: ['en', 'fr'], ownPages: true },
        docs: { localizedSuffix: true, editUrl: 'https://x.y', ...keys },
      };
      const { pages } = await buildSite(files, config, { locale });
      return pages.flatMap((page) => (page.kind === 'doc' ? [page.editUrl?.replace('https://x.y/docs/', '')] : []));
    };

    test.each([{}, { editCurrentVersion: true }])(
      'should be edited in its original as this is named: %j',
      async (keys) => {
        const originals = ['a.en.md', 'b.en.md', 'c.md'];
        expect(await editedIn('en', keys)).toEqual(originals);
        expect(await editedIn('fr', keys)).toEqual([...originals, 'own.fr.md']);
      },
    );

    test('should be edited in its own file if translations are', async () => {
      const edited = await editedIn('fr', { editLocalizedFiles: true });
      expect(edited).toEqual(['a.en.md', 'b.fr.md', 'c.fr.mdx', 'own.fr.md']);
    });
  });

  test('should have the values of its front matter', async () => {
    const yaml =
      'title: A\ndescription: About A\nkeywords: [k]\nimage: /i.png\nhide_title: true\nhide_table_of_contents: true\ntoc_max_heading_level: 4\nunlisted: true\ntags: [T]';
    const page = docAt(
      await buildSite({ 'docs/a.md': `---\n${yaml}\n---\ntext`, 'docs/b.md': '---\ntags: [T]\n---\n' }),
      '/docs/a',
    );
    expect(page).toEqual({
      kind: 'doc',
      key: 'doc:default/current/a',
      holds: 'text',
      id: 'a',
      route: '/docs/a',
      source: 'docs/a.md',
      place: { file: 'docs/a.md', line: 1, column: 1 },
      title: 'A',
      description: 'About A',
      keywords: ['k'],
      image: '/i.png',
      hideTitle: true,
      hideToc: true,
      tocLevels: [2, 4],
      unlisted: true,
      draft: false,
      docs: {
        instance: 'default',
        version: 'current',
        sidebar: 'defaultSidebar',
        breadcrumbs: [{ label: 'A', route: '/docs/a' }],
      },
      tags: [{ label: 'T', route: '/docs/tags/t' }],
    });
  });

  test('should take title and description from its text, and then not show the title twice', async () => {
    const page = docAt(await buildSite({ 'docs/a.md': '# Heading\n\nFirst paragraph.' }), '/docs/a');
    expect([page.title, page.description, page.hideTitle]).toEqual(['Heading', 'First paragraph.', true]);
  });

  test('should have an edit link and the last update if configured', async () => {
    const updates = new Map([
      ['docs/a.md', { time: 5, author: 'Ada' }],
      ['docs/b.md', { time: 6, author: 'Bo' }],
    ]);
    const files = { 'docs/a.md': '', 'docs/b.md': '---\nlast_update:\n  date: 2020-01-02\n  author: Own\n---\n' };
    const shown = await buildSite(
      files,
      { docs: { editUrl: 'https://x.y/edit', showLastUpdateTime: true, showLastUpdateAuthor: true } },
      { updates },
    );
    const hidden = await buildSite(files, {}, { updates });
    expect([
      docAt(shown, '/docs/a').editUrl,
      docAt(shown, '/docs/a').lastUpdate,
      docAt(shown, '/docs/b').lastUpdate,
    ]).toEqual(['https://x.y/edit/docs/a.md', { time: 5, author: 'Ada' }, { time: 1577923200, author: 'Own' }]);
    expect([docAt(hidden, '/docs/a').editUrl, docAt(hidden, '/docs/b').lastUpdate]).toEqual([undefined, undefined]);
  });

  test('should be left out if it is a draft, except in a preview', async () => {
    const files = {
      'docs/a.md': '---\ndraft: true\n---\n',
      'docs/b.md': '',
      'sidebars.json': '{ "docs": ["a", "b"] }',
    };
    const config = { docs: { sidebarPath: 'sidebars.json' } };
    const [build, preview] = [await buildSite(files, config), await buildSite(files, config, { includeDrafts: true })];
    expect(build.findings).toEqual([]);
    expect([build, preview].map((site) => site.docs[0]?.versions[0]?.docs.map((doc) => doc.id))).toEqual([
      ['b'],
      ['a', 'b'],
    ]);
  });
});

describe('previous and next', () => {
  const order = {
    'docs/01-a.md': '',
    'docs/02-c/index.md': '---\ntitle: C\n---\n',
    'docs/02-c/d.md': '',
    'docs/03-e.md': '',
  };

  test('should follow the sidebar, through categories', async () => {
    const site = await buildSite(order);
    expect(
      ['/docs/a', '/docs/c', '/docs/c/d', '/docs/e'].map((route) => [
        docAt(site, route).docs.previous?.route,
        docAt(site, route).docs.next?.route,
      ]),
    ).toEqual([
      [undefined, '/docs/c'],
      ['/docs/a', '/docs/c/d'],
      ['/docs/c', '/docs/e'],
      ['/docs/c/d', undefined],
    ]);
  });

  test('should be what the front matter says: others that are listed, none, or with another label', async () => {
    const files = {
      ...order,
      'docs/01-a.md': '---\npagination_next: e\npagination_label: Start\n---\n',
      'docs/02-c/d.md': '---\npagination_prev: null\n---\n',
      'docs/03-e.md': '---\npagination_prev: hidden\n---\n',
      'docs/hidden.md': '---\nunlisted: true\n---\n',
    };
    const site = await buildSite(files);
    expect([
      docAt(site, '/docs/a').docs.next,
      docAt(site, '/docs/c').docs.previous,
      docAt(site, '/docs/c/d').docs.previous,
      docAt(site, '/docs/e').docs.previous,
    ]).toEqual([{ label: 'e', route: '/docs/e' }, { label: 'Start', route: '/docs/a' }, undefined, undefined]);
    expect(site.findings).toEqual([]);
  });

  test.each([
    ['sidebar', ['a as written', 'b in front matter', 'c']],
    ['document', ['Title of a', 'b in front matter', 'c']],
  ] as const)('should have labels from the %s', async (paginationLabels, labels) => {
    const site = await buildSite(
      {
        'docs/a.md': '# Title of a\n',
        'docs/b.md': '---\nsidebar_label: b in front matter\n---\n',
        'docs/c.md': '',
        'docs/d.md': '',
        'sidebars.json': `{ "one": [{ "type": "doc", "id": "a", "label": "a as written" },
          { "type": "doc", "id": "b", "label": "b as written" }, "c", "d"] }`,
      },
      { docs: { sidebarPath: 'sidebars.json', paginationLabels } },
    );
    const pages = ['b', 'c', 'd'].map((name) => docAt(site, `/docs/${name}`).docs);
    expect(pages.map(({ previous }) => previous?.label)).toEqual(labels);
  });

  test('should name the page of a category as the page is named, and lead past it where the category lists it, too', async () => {
    const site = await buildSite(
      {
        ...order,
        'sidebars.json': `{ "one": ["a", { "type": "category", "label": "Part", "link": { "type": "doc", "id": "c/index" },
          "items": ["c/index", "c/d"] }] }`,
      },
      { docs: { sidebarPath: 'sidebars.json' } },
    );
    expect(site.docs[0]?.versions[0]?.sidebars.one).toMatchObject([
      { id: 'a' },
      { label: 'Part', items: [{ id: 'c/index' }, { id: 'c/d' }] },
    ]);
    expect([docAt(site, '/docs/a').docs.next, docAt(site, '/docs/c').docs.next?.route]).toEqual([
      { label: 'C', route: '/docs/c' },
      '/docs/c/d',
    ]);
  });

  test('should report a nonexistent document', async () => {
    const site = await buildSite({ 'docs/a.md': '---\ntitle: A\npagination_next: bb\n---\n', 'docs/b.md': '' });
    expect(findingsOf(site)).toEqual([
      "docs/a.md:3:1 unknown-sidebar-doc 'pagination_next' refers to the document 'bb', which does not exist (did you mean 'b'?)",
    ]);
  });
});

describe('the sidebar of a document', () => {
  const files = {
    'docs/a.md': '',
    'docs/b.md': '---\ndisplayed_sidebar: two\n---\n',
    'docs/c.md': '---\ndisplayed_sidebar: null\n---\n',
    'sidebars.json': '{ "one": ["a", "b", "c"], "two": [{ "type": "category", "label": "K", "items": ["b"] }] }',
  };

  test('should be the last that contains it, and determine the previous and next page', async () => {
    const sidebars = '{ "one": ["a", "b", "c"], "two": ["c", "a"] }';
    const site = await buildSite({ ...files, 'sidebars.json': sidebars }, { docs: { sidebarPath: 'sidebars.json' } });
    expect(docAt(site, '/docs/a').docs).toMatchObject({ sidebar: 'two', previous: { route: '/docs/c' } });
    // one that does not contain it, and none
    expect(['b', 'c'].map((id) => docAt(site, `/docs/${id}`).docs)).toEqual([
      expect.not.objectContaining({ previous: expect.anything() }),
      expect.not.objectContaining({ next: expect.anything() }),
    ]);
  });

  test('should be the only one that contains it, or the one in its front matter', async () => {
    const site = await buildSite(files, { docs: { sidebarPath: 'sidebars.json' } });
    expect(['a', 'b', 'c'].map((id) => docAt(site, `/docs/${id}`).docs.sidebar)).toEqual(['one', 'two', undefined]);
    expect(docAt(site, '/docs/b').docs.breadcrumbs).toEqual([{ label: 'K' }, { label: 'b', route: '/docs/b' }]);
  });

  test('should be reported once if none has that name', async () => {
    const site = await buildSite(
      { ...files, 'docs/a.md': '---\ndisplayed_sidebar: twoo\n---\n' },
      { docs: { sidebarPath: 'sidebars.json' } },
    );
    expect(findingsOf(site)).toEqual([
      "docs/a.md:2:1 unknown-sidebar 'displayed_sidebar' refers to the sidebar 'twoo', which does not exist (did you mean 'two'?)",
    ]);
  });

  test('should have no breadcrumbs if the configuration says so', async () => {
    const files = {
      'docs/a.md': '',
      'docs/b/c.md': '',
      'docs/b/_category_.yml': 'link: { type: generated-index, slug: /b }',
    };
    const site = await buildSite(files, { docs: { breadcrumbs: false } });
    expect(docAt(site, '/docs/a').docs.breadcrumbs).toEqual([]);
    expect(pageAt(site, '/docs/b')).toMatchObject({ kind: 'category', docs: { breadcrumbs: [] } });
  });
});

describe('a version', () => {
  test('should have a main document: at its base route, or else the first of its first sidebar', async () => {
    const category = { type: 'category', label: 'C', link: { type: 'generated-index' }, items: ['z'] };
    const written = { 'docs/a.md': '', 'docs/z.md': '', 'sidebars.json': JSON.stringify({ one: [category, 'a'] }) };
    const sites = [
      await buildSite({ 'docs/a.md': '', 'docs/z.md': '---\nslug: /\n---\n' }),
      await buildSite({ 'docs/a.md': '', 'docs/01-z.md': '' }),
      await buildSite(written, { docs: { sidebarPath: 'sidebars.json' } }),
    ];
    expect(sites.map((site) => site.docs[0]?.versions[0]?.mainDoc)).toEqual(['z', 'z', 'z']);
  });

  test('should keep the first of two documents with one id', async () => {
    const site = await buildSite({ 'docs/01-a.md': '', 'docs/a.md': '' });
    expect(findingsOf(site)).toEqual([
      "docs/a.md:1:1 duplicate-doc-id the document id 'a' is taken by 'docs/01-a.md'; this file is left out (rename the file, or give it another 'id' in its front matter)",
    ]);
  });

  test('should not be made at the root if a redirect leads elsewhere from there', async () => {
    const redirects = [{ from: ['/old', '/'], to: '/b' }];
    const { pages, redirects: made } = await buildSite(
      { 'docs/b.md': '# B' },
      { docs: { routeBasePath: '/' }, redirects },
    );
    expect(pages.map(({ route }) => route)).not.toContain('/');
    expect(made).toMatchObject([{ from: '/old' }, { from: '/', to: '/b' }]);
  });

  test('should list the documents of a folder without an index at the root', async () => {
    expect(pageAt(await buildPlainSite({ 'b.md': '# B\n\nAbout B.', 'c/d.md': '# D' }), '/')).toMatchObject({
      kind: 'category',
      items: [
        { type: 'page', label: 'B', href: '/b', description: 'About B.' },
        { type: 'category', label: 'c', href: '/c/d', description: '', itemCount: 1 },
      ],
    });
  });
});
