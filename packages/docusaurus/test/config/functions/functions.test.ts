import { describe, expect, test } from '@jest/globals';
import { read, readKeys } from '../../read-site.js';

test('options of the sitemap should be converted to those of docsite', async () => {
  const { config, notes } = await readKeys(
    "presets: [['classic', { sitemap: { ignorePatterns: ['/a/**'], changefreq: 'weekly', priority: 0.5, lastmod: 'date' } }]]",
  );
  expect(config.sitemap).toEqual({ exclude: ['/a/**'], changefreq: 'weekly', priority: 0.5, lastmod: 'date' });
  expect(notes).toHaveLength(1);
});

test('options of docs should be converted to those of docsite', async () => {
  const { config } = await readKeys(`presets: [['classic', { docs: {
    sidebarCollapsible: false, sidebarCollapsed: false, tags: 'names.yml', onInlineTags: 'throw', disableVersioning: true, admonitions: true,
  } }]], markdown: { format: 'md' }`);
  expect(config).toMatchObject({
    docs: [{ sidebarCollapsible: false, sidebarCollapsed: false, tags: 'names.yml', onlyIncludeVersions: ['current'] }],
    rules: { 'inline-tag': 'error' },
    markdown: { format: 'detect' },
  });
});

test('mistakes that Docusaurus tolerates should be warnings', async () => {
  const { config } = await readKeys('');
  expect(config.rules).toMatchObject({ 'math-syntax': 'warning', 'mermaid-syntax': 'warning' });
});

test('settings for broken links and the like should become severities of rules', async () => {
  const { config } = await readKeys("onBrokenLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }");
  expect(config.rules).toMatchObject({
    'broken-link': 'ignore',
    'broken-anchor': 'warning',
    'broken-markdown-link': 'error',
  });
});

describe('functions of the configuration', () => {
  test('should give edit addresses of sources, each for its instance', async () => {
    const { hooks, notes } = await readKeys(`baseUrl: '/base/', presets: [['classic', {
      docs: { editUrl: (source) => JSON.stringify(source) },
      pages: { editUrl: ({ pagesDirPath, pagesPath }) => pagesDirPath + ':' + pagesPath },
    }]], plugins: [['content-docs', { id: 'api', editUrl: 'https://example.org' }]]`);
    const source = {
      kind: 'docs',
      id: 'default',
      version: 'current',
      folder: 'docs',
      path: 'a/b.md',
      route: '/docs/b',
      isFolder: false,
      locale: 'fr',
      baseUrl: '/base/fr/',
    } as const;
    expect(JSON.parse(hooks?.editUrl?.(source) ?? '')).toEqual({
      version: 'current',
      versionDocsDirPath: 'docs',
      docPath: 'a/b.md',
      permalink: '/base/fr/docs/b',
      locale: 'fr',
    });
    expect(JSON.parse(hooks?.editUrl?.({ ...source, isFolder: true }) ?? '')).toMatchObject({
      permalink: '/base/fr/docs/b/',
    });
    expect(hooks?.editUrl?.({ ...source, id: 'api' })).toBeUndefined();
    expect(hooks?.editUrl?.({ ...source, kind: 'pages' })).toBe('docs:a/b.md');
    expect(notes).toHaveLength(1);
  });

  test('should give former addresses of pages, and be errors at their place if they fail', async () => {
    const { hooks } = await readKeys(`plugins: [['client-redirects', {
      createRedirects(path) {
        if (path === '/bad') throw new Error('no');
        return path === '/a' ? ['/old'] : path === '/b' ? '/older' : undefined;
      },
    }]]`);
    expect(['/a', '/b', '/c'].map((route) => hooks?.oldAddresses?.(route))).toEqual([['/old'], ['/older'], []]);
    expect(() => hooks?.oldAddresses?.('/bad')).toThrow("the function 'createRedirects' failed: no");
  });

  test('should give former addresses by extensions', async () => {
    const { hooks, notes } = await readKeys(
      "plugins: [['client-redirects', { fromExtensions: ['html', 'htm'], toExtensions: ['php'] }]]",
    );
    expect(['/', '/a', '/a.htm', '/b.php'].map((route) => hooks?.oldAddresses?.(route))).toEqual([
      [],
      ['/a.html', '/a.htm'],
      [],
      ['/b.php.html', '/b.php.htm', '/b'],
    ]);
    expect(notes).toHaveLength(1);
  });

  test('should strip numbers off names', async () => {
    const { hooks } = await readKeys(`plugins: [['content-docs', {
      id: 'api',
      numberPrefixParser(name) {
        const [, numberPrefix, filename] = /^(\\d+)~(.*)$/.exec(name) ?? [];
        return filename === undefined ? { filename: name } : { filename, numberPrefix: Number(numberPrefix) };
      },
    }]]`);
    const read = hooks?.numberPrefix?.('api');
    expect([read?.('02~a'), read?.('02-a')]).toEqual([{ name: 'a', position: 2 }, { name: '02-a' }]);
    expect(hooks?.numberPrefix?.('default')).toBeUndefined();
  });

  test('should be passed to sidebar generators as the instance has them', async () => {
    const generator = 'sidebarItemsGenerator: ({ numberPrefixParser: parse }) => [parse("02-a"), parse("1.2")]';
    const { hooks } = await readKeys(`plugins: [
      ['content-docs', { ${generator} }],
      ['content-docs', { id: 'none', numberPrefixParser: false, ${generator} }],
      ['content-docs', { id: 'own', numberPrefixParser: (name) => ({ filename: name + '!' }), ${generator} }],
    ]`);
    const folder = { version: 'current', folder: 'docs', docs: [], categories: {}, list: () => [] };
    const item = { type: 'autogenerated', dirName: '.' } as const;
    const parsed = (id: string) => hooks?.sidebarItems?.({ ...folder, id, item });
    expect(await Promise.all(['default', 'none', 'own'].map(parsed))).toEqual([
      [{ filename: 'a', numberPrefix: 2 }, { filename: '1.2' }],
      [{ filename: '02-a' }, { filename: '1.2' }],
      [{ filename: '02-a!' }, { filename: '1.2!' }],
    ]);
  });

  test('should be observed each time they are called', async () => {
    const { hooks, observation } = await readKeys(`plugins: [
      ['content-docs', {
        editUrl: () => process.env.OF_EDIT,
        numberPrefixParser: (filename) => ({ filename: process.env.OF_PREFIX ?? filename }),
        sidebarItemsGenerator: async () => [await process.env.OF_SIDEBAR],
      }],
      ['client-redirects', { createRedirects: () => process.env.OF_REDIRECT }],
    ]`);
    const asked = () =>
      Object.keys(observation?.facts ?? {})
        .filter((fact) => fact.startsWith('env OF_'))
        .sort();
    expect(asked()).toEqual([]);
    const folder = { id: 'default', version: 'current', folder: 'docs', isFolder: false } as const;
    hooks?.editUrl?.({ ...folder, kind: 'docs', path: 'a.md', route: '/a', locale: 'en', baseUrl: '/' });
    hooks?.numberPrefix?.('default')?.('01-a');
    hooks?.oldAddresses?.('/a');
    const item = { type: 'autogenerated', dirName: '.' } as const;
    await hooks?.sidebarItems?.({ ...folder, item, docs: [], categories: {}, list: () => [] });
    expect(asked()).toEqual(['env OF_EDIT', 'env OF_PREFIX', 'env OF_REDIRECT', 'env OF_SIDEBAR']);
  });

  test('should preprocess the text of documents', async () => {
    const { config, notes } = await read({
      'docusaurus.config.js': `module.exports = {
        title: 'T',
        presets: [['classic', { blog: { truncateMarker: /^--cut--$/m } }]],
        markdown: {
          preprocessor: ({ filePath, fileContent }) => fileContent.replace('%file%', require('path').basename(filePath)),
          parseFrontMatter: async (params) => {
            const result = await params.defaultParseFrontMatter(params);
            if (result.frontMatter.date && !(result.frontMatter.date.getTime() > 0)) throw new Error('no date');
            return result.frontMatter.old ? { ...result, frontMatter: { title: result.frontMatter.old } } : result;
          },
        },
      };`,
      'blog/a.md': '',
    });
    const { preprocessor } = config.markdown ?? {};
    const text = await preprocessor?.({
      filePath: '/elsewhere/a.md',
      fileContent: '---\nold: A\n---\n%file%\n--cut--\n',
    });
    expect(text).toBe('---\n{"title":"A"}\n---\na.md\n--cut--\n');
    const long = '---\nold: A\nx: 1\n\ny: 2\n---\nB\n';
    const kept = await preprocessor?.({ filePath: '/x/b.md', fileContent: long });
    // the lines after it keep their numbers
    expect(kept).toBe('---\n{"title":"A"}\n\n\n\n---\nB\n');
    expect(await preprocessor?.({ filePath: '/x/b.md', fileContent: '---\na: 1\n---\nB' })).toBe('---\na: 1\n---\nB');
    const dated = '---\ndate: 2025-04-30\n---\nC';
    expect(await preprocessor?.({ filePath: '/x/c.md', fileContent: dated })).toBe(dated);
    // a line below empty front matter is text
    const empty = '---\n---\nold: D\n\n---\n';
    expect(await preprocessor?.({ filePath: '/x/d.md', fileContent: empty })).toBe(empty);
    expect(notes).toHaveLength(1);
  });

  test('should set the reading time of posts, which posts there are, and what feeds contain', async () => {
    const { hooks, notes } = await read({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/base/',
        presets: [['classic', { blog: {
          readingTime: ({ content, frontMatter, defaultReadingTime, locale }) =>
            frontMatter.long ? defaultReadingTime({ content, options: { wordsPerMinute: 2 } }) : locale === 'en' ? undefined : 1,
          processBlogPosts: async ({ blogPosts }) =>
            blogPosts.filter(({ metadata }) => metadata.permalink !== '/base/blog/b' && !metadata.frontMatter.hidden).reverse(),
          feedOptions: {
            createFeedItems: async ({ blogPosts, defaultCreateFeedItems, ...params }) => {
              const items = await defaultCreateFeedItems({ blogPosts: blogPosts.slice(0, 1), ...params });
              return [...items, { title: params.siteConfig.title, link: 'https://example.org', date: blogPosts[1].metadata.date }];
            },
          },
        } }]],
      };`,
      'blog/a.md': '---\nlong: true\n---\n\n# A title\n\nOne two *three*.\n',
    });
    const post = (id: string, frontMatter = {}) =>
      ({
        ...{ blog: 'default', id, path: `blog/${id}.md`, route: `/blog/${id}`, title: id, description: '', date: 7 },
        ...{ tags: ['x'], authors: [], frontMatter, locale: 'en', baseUrl: '/base/' },
      }) as const;
    expect(hooks?.readingTime?.(post('a', { long: true }))).toEqual({ minutes: 1.5 });
    expect(hooks?.readingTime?.(post('a'))).toEqual({ minutes: undefined });
    expect(hooks?.readingTime?.({ ...post('a'), locale: 'fr' })).toEqual({ minutes: 1 });
    expect(hooks?.readingTime?.({ ...post('a'), blog: 'other' })).toBeUndefined();
    const posts = [post('a'), post('b'), post('c', { hidden: true }), post('d')];
    expect(await hooks?.posts?.('default', posts)).toEqual(['d', 'a']);
    expect(hooks?.posts?.('other', posts)).toBeUndefined();
    const item = (title: string) => ({ title, link: title, date: new Date(7) });
    const entries = [post('a'), post('b')].map((one) => ({ post: one, item: item(one.id) }));
    expect(await hooks?.feedItems?.('default', entries)).toEqual([
      item('a'),
      { title: 'T', link: 'https://example.org', date: new Date(7) },
    ]);
    expect(notes).toHaveLength(1);
  });

  test('should be absent if a site has none', async () => {
    expect((await readKeys("presets: [['classic', { docs: { editUrl: 'https://example.org' } }]]")).hooks).toEqual({});
  });
});

test('a sitemap that the preset turns off should be turned off, unless a plugin is named for it', async () => {
  const off = "presets: [['classic', { sitemap: false }]]";
  expect((await readKeys(off)).config.sitemap).toBe(false);
  const named = await readKeys(`${off}, plugins: [['sitemap', { filename: 'own.xml' }]]`);
  expect(named.config.sitemap).toEqual({ filename: 'own.xml' });
});

test('further instances of the sitemap plugin should be further sitemaps, each with its own function', async () => {
  const { config, hooks, notes } = await readKeys(
    `presets: [['classic', { sitemap: { ignorePatterns: ['/a/**'] } }]],
     plugins: [['sitemap', { id: 'full', filename: 'full.xml', createSitemapItems: () => [{ url: '/made' }] }], ['sitemap', { id: 'same' }]]`,
  );
  expect(config.sitemap).toEqual({ exclude: ['/a/**'], more: [{ filename: 'full.xml' }] });
  const itemsOf = (filename: string) => hooks?.sitemapItems?.([{ url: '/a' }], { filename, locale: { baseUrl: '/' } });
  expect([await itemsOf('sitemap.xml'), await itemsOf('full.xml')]).toEqual([[{ url: '/a' }], [{ url: '/made' }]]);
  expect(notes).toHaveLength(1);
});

test('entries of the sitemap should be made without the address of the site', async () => {
  const { hooks } = await read({
    'docusaurus.config.js': `module.exports = { title: 'T', url: require('some-package').url, presets: [['classic', {
      sitemap: { createSitemapItems: async (params) => (await params.defaultCreateSitemapItems(params)).map((item) => ({ ...item, priority: 1 })) },
    }]] };`,
  });
  expect(await hooks?.sitemapItems?.([{ url: '/a' }], { filename: 'sitemap.xml', locale: { baseUrl: '/' } })).toEqual([
    { url: '/a', priority: 1 },
  ]);
});

test('entries of the sitemap should be made for the site as it is in their language', async () => {
  const { hooks } = await read({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/a/', presets: [['classic', {
      sitemap: { createSitemapItems: async ({ siteConfig: { url, baseUrl } }) => [{ url: url + baseUrl }] },
    }]] };`,
  });
  const itemsIn = (locale: { url?: string; baseUrl: string }) =>
    hooks?.sitemapItems?.([], { filename: 'sitemap.xml', locale });
  expect(await itemsIn({ baseUrl: '/a/fr/' })).toEqual([{ url: 'https://t.org/a/fr/' }]);
  expect(await itemsIn({ url: 'https://fr.org', baseUrl: '/' })).toEqual([{ url: 'https://fr.org/' }]);
});
