import { describe, expect, test } from '@jest/globals';
import { read, readKeys } from './read-site.js';

test('options of the sitemap should be those of docsite', async () => {
  const { config, notes } = await readKeys(
    "presets: [['classic', { sitemap: { ignorePatterns: ['/a/**'], changefreq: 'weekly', priority: 0.5, lastmod: 'date' } }]]",
  );
  expect(config.sitemap).toEqual({ exclude: ['/a/**'], changefreq: 'weekly', priority: 0.5 });
  expect(notes).toHaveLength(1);
});

test('options of docs should be those of docsite', async () => {
  const { config } = await readKeys(`presets: [['classic', { docs: {
    sidebarCollapsible: false, sidebarCollapsed: false, tags: 'names.yml', onInlineTags: 'throw', disableVersioning: true, admonitions: true,
  } }]], markdown: { format: 'md' }`);
  expect(config).toMatchObject({
    docs: [{ sidebarCollapsible: false, sidebarCollapsed: false, tags: 'names.yml', onlyIncludeVersions: ['current'] }],
    rules: { 'inline-tag': 'error' },
    markdown: { format: 'detect' },
  });
});

test('settings for mistakes should be severities of rules', async () => {
  const { config } = await readKeys("onBrokenLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }");
  expect(config.rules).toMatchObject({
    'broken-link': 'ignore',
    'broken-anchor': 'warning',
    'broken-markdown-link': 'error',
  });
});

describe('functions', () => {
  test('should give addresses to edit sources at, each for its instance', async () => {
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
    } as const;
    expect(JSON.parse(hooks?.editUrl?.(source) ?? '')).toEqual({
      version: 'current',
      versionDocsDirPath: 'docs',
      docPath: 'a/b.md',
      permalink: '/base/docs/b',
      locale: 'en',
    });
    expect(hooks?.editUrl?.({ ...source, id: 'api' })).toBeUndefined();
    expect(hooks?.editUrl?.({ ...source, kind: 'pages' })).toBe('docs:a/b.md');
    expect(notes).toHaveLength(1);
  });

  test('should give old addresses of pages, and be errors where they are written if they fail', async () => {
    const { hooks } = await readKeys(`plugins: [['client-redirects', {
      createRedirects(path) {
        if (path === '/bad') throw new Error('no');
        return path === '/a' ? ['/old'] : path === '/b' ? '/older' : undefined;
      },
    }]]`);
    expect(['/a', '/b', '/c'].map((route) => hooks?.oldAddresses?.(route))).toEqual([['/old'], ['/older'], []]);
    expect(() => hooks?.oldAddresses?.('/bad')).toThrow("the function 'createRedirects' failed: no");
  });

  test('should give old addresses by extensions', async () => {
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

  test('should take numbers off names', async () => {
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

  test('should change the text of documents', async () => {
    const { config, notes } = await read({
      'docusaurus.config.js': `module.exports = {
        title: 'T',
        presets: [['classic', { blog: { truncateMarker: /^--cut--$/m } }]],
        markdown: {
          preprocessor: ({ filePath, fileContent }) => fileContent.replace('%file%', require('path').basename(filePath)),
          parseFrontMatter: async (params) => {
            const result = await params.defaultParseFrontMatter(params);
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
    expect(await preprocessor?.({ filePath: '/x/b.md', fileContent: '---\na: 1\n---\nB' })).toBe('---\na: 1\n---\nB');
    expect(notes).toHaveLength(1);
  });

  test('should not be there where a site has none', async () => {
    expect((await readKeys("presets: [['classic', { docs: { editUrl: 'https://example.org' } }]]")).hooks).toEqual({});
  });
});
