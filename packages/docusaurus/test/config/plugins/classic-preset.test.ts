import { describe, expect, test } from '@jest/globals';
import { dependingOn, read, readKeys } from '../../read-site.js';

describe('the classic preset', () => {
  test('should have docs and pages by default', async () => {
    const { config } = await readKeys("presets: ['classic']");
    expect(config).toMatchObject({ docs: [{ path: 'docs' }], pages: { path: 'src/pages', routeBasePath: '/' } });
  });

  test('should leave out what is disabled', async () => {
    const { config } = await readKeys("presets: [['@docusaurus/preset-classic', { docs: false, pages: false }]]");
    expect([config.docs, config.pages]).toEqual([[], false]);
  });

  test('should have a blog by default if its folder exists, with its severity settings', async () => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = {
        title: 'T',
        presets: [['classic', { blog: { blogTitle: 'News', onInlineAuthors: 'throw', feedOptions: { type: 'all', limit: false } } }]],
      };`,
      'blog/2020-01-02-a.md': '# A',
    });
    expect([config.blog, config.rules]).toMatchObject([
      [{ path: 'blog', blogTitle: 'News', feedOptions: { type: 'all', limit: false } }],
      { 'inline-author': 'error', 'untruncated-post': 'warning' },
    ]);
    expect((await readKeys("presets: ['classic']")).config.blog).toBe(false);
  });

  test('should have severity settings of its own for the files of each plugin', async () => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = {
        title: 'T',
        presets: [['classic', { docs: { path: '../docs', onInlineTags: 'throw' }, blog: { path: './posts', onInlineAuthors: 'ignore' } }]],
        plugins: [['content-blog', { id: 'news', path: 'news', onInlineTags: 'ignore', onInlineAuthors: 'ignore' }]],
      };`,
      'posts/2020-01-02-a.md': '# A',
      'news/2020-01-02-b.md': '# B',
      'versioned_docs/version-1/c.md': '# C',
      'i18n/fr/code.json': '{}',
    });
    expect(config.rules).toMatchObject({ 'inline-author': 'ignore', 'untruncated-post': 'warning' });
    expect(config.overrides?.slice(1)).toEqual([
      // patterns cannot name folders outside the site
      { files: ['versioned_docs', 'i18n/*/docusaurus-plugin-content-docs'], rules: { 'inline-tag': 'error' } },
      { files: ['posts', 'i18n/*/docusaurus-plugin-content-blog'], rules: { 'inline-tag': 'warning' } },
      { files: ['news', 'i18n/*/docusaurus-plugin-content-blog-news'], rules: { 'inline-tag': 'ignore' } },
    ]);
  });

  test('should group posts by year as its theme does, from Docusaurus 3.5 on', async () => {
    const isGrouped = async (themeConfig: string, version: string) => {
      const { config, notes } = await read({
        'docusaurus.config.js': `module.exports = { title: 'T', presets: ['classic'], themeConfig: ${themeConfig} };`,
        ...dependingOn(version),
        'blog/2020-01-02-a.md': '# A',
      });
      expect(notes).toHaveLength(1);
      return (config.blog as readonly { readonly blogSidebarGroupByYear: boolean }[])[0]?.blogSidebarGroupByYear;
    };
    expect(await isGrouped('{}', '^3.9.0')).toBe(true);
    expect(await isGrouped('{ blog: { sidebar: { groupByYear: false } } }', '^3.9.0')).toBe(false);
    expect(await isGrouped('{}', '^3.4.0')).toBe(false);
  });

  test.each([
    ['3.4.0', { authorsBasePath: null }],
    ['3.9.2', { authorsBasePath: 'people', authorPageBasePath: 'people' }],
    ['3.10.0', { authorsBasePath: 'people' }],
  ])('should give the pages of authors the paths that they have in Docusaurus %s', async (version, paths) => {
    const { config } = await read({
      'docusaurus.config.js':
        "module.exports = { title: 'T', presets: [['classic', { blog: { authorsBasePath: 'people' } }]] };",
      ...dependingOn(version),
      'blog/2020-01-02-a.md': '# A',
    });
    const [{ authorsBasePath, authorPageBasePath } = {}] = config.blog as readonly Record<string, unknown>[];
    expect({ authorsBasePath, authorPageBasePath }).toEqual(paths);
  });

  test('should name the missing package that the title depends on', async () => {
    const reading = read({
      'docusaurus.config.js':
        "const { words } = require('some-words');\nmodule.exports = {\n  title: words({ external: 'T' }),\n};\n",
    });
    await expect(reading).rejects.toMatchObject({
      findings: [
        {
          ...{ rule: 'config', file: 'docusaurus.config.js', line: 3 },
          message: "the title comes from the package 'some-words', which is not installed",
          hint: 'install it: npm install some-words; or write the title as text',
        },
      ],
    });
  });

  test('should name the missing package that makes the configuration', async () => {
    const reading = read({
      'docusaurus.config.js':
        "const { configOf } = require('some-preset');\nmodule.exports = { ...configOf({ words: 1 }), plugins: [] };\n",
    });
    await expect(reading).rejects.toMatchObject({
      findings: [
        {
          message: "the configuration comes from the package 'some-preset', which is not installed",
          hint: 'install it: npm install some-preset',
        },
      ],
    });
  });

  test('should read a configuration that resolves a file of a package that is not installed', async () => {
    const { config } = await readKeys(
      "presets: [['classic', { theme: { customCss: [require.resolve('./node_modules/absent-map/map.css')] } }]]",
    );
    expect(config.title).toBe('T');
  });

  test('should not report blog settings as ignored if there is no blog folder', async () => {
    const { notes } = await readKeys("presets: [['classic', { blog: { showReadingTime: true } }]]");
    expect(notes).toHaveLength(1);
  });

  test('should have further docs instances added by plugins', async () => {
    const { config } = await readKeys(
      "presets: ['classic'], plugins: [['content-docs', { id: 'api', path: '../api', routeBasePath: '/api' }]]",
    );
    expect(config.docs).toEqual([
      expect.objectContaining({ path: 'docs' }),
      expect.objectContaining({ id: 'api', path: '../api', routeBasePath: '/api' }),
    ]);
  });

  test('should have the style sheets of the theme, after those they build on', async () => {
    const { config } = await readKeys("presets: [['classic', { theme: { customCss: ['./src/css/a.css'] } }]]");
    expect(config.styles).toEqual(['@docusaurus/looks.css', 'src/css/a.css']);
  });
});
