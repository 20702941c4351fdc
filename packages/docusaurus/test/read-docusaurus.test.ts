import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AdaptedConfig, ConfigError } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { readDocusaurus } from '../src/read-docusaurus.js';

const wordsFile = join(mkdtempSync(join(tmpdir(), 'docsite-words-')), 'docusaurus.json');
writeFileSync(wordsFile, '{ "next": "Next one" }');
const infimaFile = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

/** Reads the configuration of a site of these files. */
function read(files: Readonly<Record<string, string>>): Promise<AdaptedConfig> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docsite-docusaurus-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(siteDir, dirname(path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  }
  const file = Object.keys(files).find((path) => path.startsWith('docusaurus.config')) as string;
  return readDocusaurus({ siteDir, file, themeDir: '/theme', infimaFile, wordsFile });
}

/** Reads a configuration that sets these keys. */
const readKeys = (keys: string): Promise<AdaptedConfig> =>
  read({ 'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/', ${keys} };` });

describe('a configuration file may be', () => {
  test.each([
    ['an object of a CommonJS module', 'docusaurus.config.js', "module.exports = { title: 'T' };"],
    ['a function', 'docusaurus.config.js', "module.exports = function () { return { title: 'T' }; };"],
    ['a function that gives a promise', 'docusaurus.config.mjs', "export default async () => ({ title: 'T' });"],
    ['a promise', 'docusaurus.config.js', "export default Promise.resolve({ title: 'T' });"],
    [
      'TypeScript',
      'docusaurus.config.ts',
      "import type { Config } from '@docusaurus/types'; export default { title: 'T' as string } satisfies Config;",
    ],
  ])('%s', async (_, file, text) => {
    expect((await read({ [file]: text })).config.title).toBe('T');
  });

  test('one that names TypeScript by the JavaScript that it becomes', async () => {
    const { config } = await read({
      'docusaurus.config.ts': `export default {
        title: 'T',
        presets: [[require.resolve('@docusaurus/preset-classic'), { docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
        plugins: [['content-docs', { id: 'b', sidebarPath: require.resolve('./other') }]],
      };`,
      'sidebars.ts': 'export default {};',
      'other.ts': 'export default {};',
    });
    expect(config.docs).toMatchObject([{ sidebarPath: 'sidebars.ts' }, { sidebarPath: 'other.ts' }]);
  });

  test('one that finds its files from the site folder, whatever folder the command runs in', async () => {
    const { config } = await read({
      'docusaurus.config.js': `
        const path = require('path');
        module.exports = {
          title: path.relative(__dirname, path.resolve('src')) + path.relative(__dirname, process.cwd()),
          presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
        };`,
      'sidebars.js': 'module.exports = {};',
    });
    expect([config.title, config.docs]).toEqual(['src', [expect.objectContaining({ sidebarPath: 'sidebars.js' })]]);
  });
});

test('a file that exports no configuration should be an error at its beginning', async () => {
  const reading = read({ 'docusaurus.config.js': 'module.exports = 3;' });
  await expect(reading).rejects.toThrow(ConfigError);
  await expect(reading).rejects.toThrow('the file exports no configuration');
});

describe('the classic preset', () => {
  test('should have docs and pages without being asked', async () => {
    const { config } = await readKeys("presets: ['classic']");
    expect(config).toMatchObject({ docs: [{ path: 'docs' }], pages: { path: 'src/pages', routeBasePath: '/' } });
  });

  test('should leave out what is switched off', async () => {
    const { config } = await readKeys("presets: [['@docusaurus/preset-classic', { docs: false, pages: false }]]");
    expect([config.docs, config.pages]).toEqual([[], false]);
  });

  test('should have a blog without being asked where there is its folder, with its settings for mistakes', async () => {
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

  test('should have further docs instances from plugins', async () => {
    const { config } = await readKeys(
      "presets: ['classic'], plugins: [['content-docs', { id: 'api', path: '../api', routeBasePath: '/api' }]]",
    );
    expect(config.docs).toEqual([
      expect.objectContaining({ path: 'docs' }),
      expect.objectContaining({ id: 'api', path: '../api', routeBasePath: '/api' }),
    ]);
  });

  test('should have the style sheets of the theme, after what they are written with', async () => {
    const { config } = await readKeys("presets: [['classic', { theme: { customCss: ['./src/css/a.css'] } }]]");
    expect(config.styles).toEqual(['@docusaurus/looks.css', 'src/css/a.css']);
  });
});

describe('the navbar', () => {
  const itemsOf = async (items: string) =>
    (await readKeys(`themeConfig: { navbar: { items: [${items}] } }`)).config.navbar?.items;

  test('should put items on the right unless they say otherwise', async () => {
    expect(await itemsOf("{ to: 'a', label: 'A' }, { to: '/b', label: 'B', position: 'left' }")).toMatchObject([
      { to: 'a', position: 'right' },
      { to: '/b', position: 'left' },
    ]);
  });

  test('should take a path in `href` for one of the site', async () => {
    expect(await itemsOf("{ href: '/a#b', label: 'A' }, { href: 'https://b.org', label: 'B' }")).toMatchObject([
      { to: '/a#b' },
      { href: 'https://b.org' },
    ]);
  });

  test('should keep an address that is not to be checked', async () => {
    expect(await itemsOf("{ href: 'pathname:///play/', label: 'A' }")).toMatchObject([{ to: 'pathname:///play/' }]);
  });

  test('should have the links around the versions of a docs instance', async () => {
    const items = await itemsOf(
      "{ type: 'docsVersionDropdown', docsPluginId: 'api', dropdownItemsAfter: [{ to: '/versions', label: 'All' }] }",
    );
    expect(items).toMatchObject([
      { type: 'docsVersionDropdown', docsInstance: 'api', itemsAfter: [{ to: '/versions', label: 'All' }] },
    ]);
  });

  test('should have a link to the version of the page', async () => {
    expect(await itemsOf("{ type: 'docsVersion', docsPluginId: 'api', label: 'V', to: '/versions' }")).toMatchObject([
      { type: 'docsVersion', docsInstance: 'api', label: 'V', to: '/versions' },
    ]);
  });

  test('should have HTML in lists, and in place of labels', async () => {
    const html = "{ type: 'html', value: '<hr>', className: 'c' }";
    expect(
      await itemsOf(`{ label: 'A', className: 'd', items: [${html}] },
        { type: 'localeDropdown', dropdownItemsAfter: [${html}] },
        { type: 'docsVersionDropdown', versions: { current: { label: 'Now' } }, dropdownItemsBefore: [${html}] },
        { href: 'https://b.org', html: '<b>B</b>', activeBaseRegex: '^/b', target: '_self', rel: null, 'data-a': 1 }`),
    ).toMatchObject([
      { type: 'dropdown', className: 'd', items: [{ type: 'html', html: '<hr>', className: 'c' }] },
      { type: 'localeDropdown', itemsAfter: [{ html: '<hr>' }] },
      { type: 'docsVersionDropdown', versions: { current: 'Now' }, itemsBefore: [{ html: '<hr>' }] },
      { html: '<b>B</b>', activeBaseRegex: '^/b', attributes: { target: '_self', rel: '', 'data-a': '1' } },
    ]);
  });

  test('should begin a dropdown with the link of its label', async () => {
    expect(await itemsOf("{ label: 'A', to: '/a', items: [{ to: '/b', label: 'B' }] }")).toMatchObject([
      { type: 'dropdown', label: 'A', items: [{ to: '/a' }, { to: '/b' }] },
    ]);
  });
});

test('a logo should be as wide as its picture is for the height of a navbar', async () => {
  const { config } = await read({
    'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/', themeConfig: {
      navbar: { logo: { src: 'img/l.svg' } }, footer: { logo: { src: '/img/l.svg', width: 160 } } } };`,
    'static/img/l.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"/>',
  });
  expect(config.navbar?.logo).toMatchObject({ width: 128, height: 32 });
  expect(config.footer?.logo).toMatchObject({ width: 160, height: 40 });
});

test('sizes of a logo may be texts', async () => {
  const { config } = await readKeys("themeConfig: { navbar: { logo: { src: 'l.svg', width: '35px', height: 32 } } }");
  expect(config.navbar?.logo).toMatchObject({ width: 35, height: 32 });
});

test('a footer of plain links should be one column', async () => {
  const { config } = await readKeys("themeConfig: { footer: { links: [{ label: 'A', to: '/a' }] } }");
  expect(config.footer?.links).toEqual([{ items: [expect.objectContaining({ to: '/a' })] }]);
});

test('a footer should keep classes and attributes', async () => {
  const { config, notes } = await readKeys(`themeConfig: { footer: {
    logo: { src: '/l.svg', className: 'a', target: '_blank' },
    links: [{ title: 'T', className: 'b', items: [{ label: 'A', to: '/a', rel: 'me' }, { html: 'H', className: 'c' }] }],
  } }`);
  expect(config.footer).toMatchObject({
    logo: { className: 'a', attributes: { target: '_blank' } },
    links: [
      {
        className: 'b',
        items: [
          { to: '/a', attributes: { rel: 'me' } },
          { html: 'H', className: 'c' },
        ],
      },
    ],
  });
  expect(notes).toHaveLength(1);
});

test('scripts, style sheets, tags and metadata should be elements of the head', async () => {
  const { config } = await readKeys(`
    scripts: ['/a.js', { src: '/b.js', async: true }],
    stylesheets: ['/c.css'],
    headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: '/d.png' } }],
    themeConfig: { metadata: [{ name: 'e', content: 'f' }] }`);
  expect(config.head).toMatchObject([
    { tag: 'link', attrs: { rel: 'icon', href: '/d.png' } },
    { tag: 'link', attrs: { rel: 'stylesheet', href: '/c.css' } },
    { tag: 'script', attrs: { src: '/a.js' } },
    { tag: 'script', attrs: { src: '/b.js', async: true } },
    { tag: 'meta', attrs: { name: 'e', content: 'f' } },
  ]);
});

test('plugins that docsite has something of its own for should be parts of the configuration', async () => {
  const { config } = await readKeys(`
    presets: [['classic', { gtag: { trackingID: 'G-1', anonymizeIP: true } }]],
    plugins: [
      ['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-2' }],
      ['client-redirects', { redirects: [{ from: ['/a', '/b'], to: '/c' }, { from: '/d', to: '/e' }] }],
      ['pwa', { pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/m.json' }] }],
    ]`);
  expect(config.redirects).toEqual([
    { from: ['/a', '/b'], to: '/c' },
    { from: ['/d'], to: '/e' },
  ]);
  expect(config.head).toMatchObject([
    { tag: 'script', attrs: { src: 'https://www.googletagmanager.com/gtag/js?id=G-1', async: true } },
    { tag: 'script', content: expect.stringContaining(`gtag('config', "G-1", {"anonymize_ip":true})`) },
    { tag: 'script', content: expect.stringContaining('gtm.start') },
    { tag: 'script', attrs: { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-2' } },
    { tag: 'link', attrs: { rel: 'manifest', href: '/m.json' } },
  ]);
});

test('analytics of Google and Vercel should be scripts, and a PWA a copy for readers', async () => {
  const { config, notes } = await readKeys(`plugins: [
    ['google-analytics', { trackingID: 'UA-1', anonymizeIP: true }], ['vercel-analytics', { mode: 'auto' }],
    ['pwa', { offlineModeActivationStrategies: ['always'] }], 'css-cascade-layers', 'debug', 'rsdoctor', 'ideal-image',
  ]`);
  expect(config.head).toMatchObject([
    { content: expect.stringContaining(`ga('create',"UA-1",'auto');ga('set','anonymizeIp',true);`) },
    { attrs: { src: 'https://www.google-analytics.com/analytics.js' } },
    { content: expect.stringContaining('window.va=') },
    { attrs: { src: 'pathname:///_vercel/insights/script.js' } },
  ]);
  expect(config.offline).toEqual({ debug: false, activeStrategies: ['always'] });
  expect(notes[1]).toBe(
    'not taken over: plugin @docusaurus/plugin-ideal-image, which makes smaller pictures: they are drawn as they are',
  );
});

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

test('budgets should have room for what Docusaurus sites have beside the theme', async () => {
  expect((await readKeys('')).config.budgets).toEqual({ script: 120, styles: 40 });
});

test("client modules should come after one that gives docsite's elements the names that they look for", async () => {
  const { config, modules } = await readKeys("clientModules: ['./a.js']");
  expect(config.clientModules).toEqual(['/theme/docusaurus/theme-class-names.ts', 'a.js']);
  expect(modules['@generated/theme-class-names']).toContain('["theme-doc-toc-desktop",".toc"]');
  expect((await readKeys('')).config.clientModules).toEqual([]);
});

test('what Docusaurus 4 does should be chosen as far as the version has the flags', async () => {
  const htmlComments = async (version: string, future: string): Promise<unknown> => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', future: ${future} };`,
      'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }),
    });
    return config.markdown?.htmlComments;
  };
  expect(await htmlComments('^3.9.2', '{ v4: true }')).toBe(true);
  expect(await htmlComments('^3.10.0', '{ v4: true }')).toBe(false);
  expect(await htmlComments('^3.10.0', '{ v4: { mdx1CompatDisabledByDefault: true } }')).toBe(false);
  expect(await htmlComments('^3.10.0', '{}')).toBe(true);
});

test('settings for mistakes should be severities of rules', async () => {
  const { config } = await readKeys("onBrokenLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }");
  expect(config.rules).toMatchObject({
    'broken-link': 'ignore',
    'broken-anchor': 'warning',
    'broken-markdown-link': 'error',
  });
});

test('a Markdown plugin that fails for want of a package should name it', async () => {
  const { config } = await read({
    'docusaurus.config.js': `import { find, other } from '@a/not-installed'; other();
      const failing = () => async () => { (await find()).versions.then((all) => all); };
      const sound = () => { throw new Error('so it is'); };
      export default { presets: [['classic', { docs: { remarkPlugins: [failing, [sound, {}]] } }]] };`,
  });
  const docs = [config.docs].flat()[0] as { readonly remarkPlugins: [Attacher, [Attacher]] };
  const [failing, [sound]] = docs.remarkPlugins;
  const message = "it needs the package '@a/not-installed', which is not installed";
  await expect(failing()()).rejects.toMatchObject({
    message,
    hint: 'install what the site needs: npm install @a/not-installed',
  });
  expect(() => sound()).toThrow('so it is');
});

/** A plugin of unified. */
type Attacher = () => () => Promise<void>;

describe('what is not taken over', () => {
  test('should be named once, by the keys that lead there', async () => {
    const { notes } = await readKeys("presets: [['classic', { docs: { odd: 1 } }]], themeConfig: { zoom: {} }, odd: 2");
    expect(notes).toEqual([
      'docusaurus.config.js: taken over docs, pages',
      'not taken over: odd, themeConfig.zoom, presets[0][1].docs.odd',
    ]);
  });

  test('should hold keys whose values are of another type than Docusaurus takes', async () => {
    const { notes } = await readKeys("tagline: 5, themeConfig: { navbar: { items: ['a', { to: '/', label: 1 }] } }");
    expect(notes[1]).toBe('not taken over: tagline, themeConfig.navbar.items[0], themeConfig.navbar.items[1].label');
  });

  test('should hold plugins and themes that docsite has nothing for', async () => {
    const { notes } = await readKeys(
      "plugins: ['search-of-somebody', 'ideal-image', ['sitemap', {}]], themes: ['@a/theme-b']",
    );
    const missing = 'plugin search-of-somebody, which is not installed';
    expect(notes[1]).toBe(
      `not taken over: ${missing}, plugin @docusaurus/plugin-ideal-image, which makes smaller pictures: they are drawn as they are, theme @a/theme-b, which is not installed`,
    );
  });

  test('should not hold what two parts of the configuration share', async () => {
    const { notes } = await readKeys("markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: 'warn' } }");
    expect(notes).toHaveLength(1);
  });

  test('should hold packages that are not installed, where the site can do without', async () => {
    const { config, notes } = await read({
      'docusaurus.config.js': `
        import { themes } from 'prism-of-nobody';
        import all from 'prism-of-nobody/all';
        export default { title: 'T', themeConfig: { prism: { theme: themes.github, darkTheme: all.a.b() } } };`,
    });
    expect([config.title, notes[1]]).toEqual(['T', 'not taken over: prism-of-nobody, which is not installed']);
  });
});

test('a Markdown plugin that is not installed should be an error where it is named', async () => {
  const { findings } = await read({
    'docusaurus.config.js':
      "module.exports = {\n  title: 'T',\n  presets: [['classic', { docs: { remarkPlugins: [require('remark-of-nobody')] } }]],\n};",
  });
  expect(findings).toEqual([
    {
      rule: 'plugin',
      file: 'docusaurus.config.js',
      line: 3,
      column: 51,
      message: "the Markdown plugin 'remark-of-nobody' is not installed",
      hint: 'install what the site needs: npm install remark-of-nobody',
    },
  ]);
});

test('Markdown plugins should be for the folder that names them', async () => {
  const { config } = await read({
    'docusaurus.config.js': `const plugin = (name) => Object.assign(() => {}, { plugin: name });
      module.exports = { title: 'T', presets: [['classic', {
        docs: { beforeDefaultRemarkPlugins: [plugin('first')], remarkPlugins: [[plugin('docs'), { a: 1 }]] },
        pages: { rehypePlugins: [plugin('pages')] },
      }]] };`,
  });
  const namesOf = (plugins: readonly unknown[] = []) =>
    plugins.map((entry) => ([entry].flat()[0] as { plugin: string }).plugin);
  const docs = [config.docs].flat()[0] as { readonly remarkPlugins?: readonly unknown[] };
  expect(namesOf(docs.remarkPlugins)).toEqual(['first', 'docs']);
  expect(namesOf((config.pages as { readonly rehypePlugins?: readonly unknown[] }).rehypePlugins)).toEqual(['pages']);
  expect(config.markdown?.remarkPlugins).toBeUndefined();
});

test('remark-math and rehype-katex should be formulas of docsite, installed or not', async () => {
  const { config, findings } = await read({
    'docusaurus.config.js': `
      import remarkMath from 'remark-math';
      function rehypeKatex() {}
      function other() {}
      export default { title: 'T', presets: [['classic', {
        docs: {
          path: 'manual',
          remarkPlugins: [remarkMath, other],
          rehypePlugins: [[rehypeKatex, { strict: false, macros: { '\\\\RR': 'R' } }]],
        },
      }]] };`,
  });
  const docs = [config.docs].flat()[0] as {
    readonly remarkPlugins?: readonly unknown[];
    readonly rehypePlugins?: unknown;
  };
  expect(config.markdown?.math).toEqual({ macros: { '\\RR': 'R' }, folders: ['manual'] });
  expect([docs.remarkPlugins?.length, docs.rehypePlugins, findings]).toEqual([1, undefined, []]);
});

test('keys should have the places of those that they come from', async () => {
  const { places } = await read({
    'docusaurus.config.js':
      "module.exports = {\n  title: 'T',\n  themeConfig: {\n    footer: { copyright: 'C' },\n  },\n};",
  });
  expect(places.places).toMatchObject({ title: [2, 3], footer: [4, 5], 'footer.copyright': [4, 15] });
});

test('plugins of the site should add theirs to PostCSS', async () => {
  const { postcssHooks = [] } = await read({
    'docusaurus.config.js': `module.exports = { title: 'T', plugins: [
      './tailwind.js',
      async (context, options) => ({
        name: 'p',
        configurePostCss(postcss) { postcss.plugins.push(options.mark); return postcss; },
      }),
      [function (context, { mark }) { return { configurePostCss: (postcss) => ({ plugins: [...postcss.plugins, mark] }) }; }, { mark: 'b' }],
    ] };`,
    'tailwind.js': "module.exports = () => ({ configurePostCss: () => ({ plugins: ['a'] }) });",
  });
  expect(postcssHooks.map((hook) => hook({ plugins: [] })?.plugins)).toEqual([['a'], [undefined], ['b']]);
});

describe('components in src/theme', () => {
  const site = (files: Readonly<Record<string, string>>) =>
    read({ 'docusaurus.config.js': "module.exports = { title: 'T', presets: ['classic'] };", ...files });

  test('should add layers for those that the site has alone, what wraps before what it wraps', async () => {
    const { config, notes } = await site({
      'src/theme/Layout/index.tsx': "import Layout from '@theme-original/Layout';",
      'src/theme/Footer/Copyright.js': '',
      'src/theme/Root.jsx': '',
      'src/theme/Footer/styles.module.css': '',
      'src/theme/Footer.d.ts': '',
    });
    expect(config.themes).toEqual(['/theme/frame/root', '/theme/frame/layout', '/theme/frame/footer-parts', '/theme']);
    expect([config.documentData, notes]).toEqual([false, ['docusaurus.config.js: taken over docs, pages']]);
    expect((await site({})).config.themes).toEqual(['/theme']);
  });

  test('should have the table of contents in documents where their layout has a place for it', async () => {
    const path = 'src/theme/DocItem/Layout/index.js';
    const ejected = await site({ [path]: "import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';" });
    const wrapped = await site({ [path]: "import Layout from '@theme-original/DocItem/Layout';" });
    expect(ejected.config.themes).toEqual(['/theme/frame/toc-in-document', '/theme/frame/doc-page', '/theme']);
    expect(wrapped.config.themes).toEqual(['/theme/frame/doc-page', '/theme']);
    const looks = '@docusaurus/looks.css';
    expect(ejected.modules[looks]).toContain('.doc-item .toc');
    expect(wrapped.modules[looks]).not.toContain('.doc-item');
  });

  test('should be named where nothing takes them up', async () => {
    const { notes } = await site({
      'src/theme/DocSidebarItem/Link/index.js': "import icon from './icon'; import '../Html';",
      'src/theme/DocSidebarItem/Link/icon.js': '',
      'src/theme/DocSidebarItem/Html/index.js': '',
      'src/theme/prism-include-languages.js': '',
      'src/theme/Badge/index.js': '',
      'src/theme/Chip.js': '',
      'docs/a.mdx': "import Badge from '@theme/Badge';",
      'src/pages/index.js': 'import Chip from "@theme/Chip";',
    });
    expect(notes[1]).toBe(
      'not taken over: component src/theme/DocSidebarItem/Link, component src/theme/prism-include-languages',
    );
  });

  test('should have the parts of an installed theme that docsite has nothing of', async () => {
    const { config } = await site({
      'src/theme/Admonition/index.js': "import Note from '@theme/Admonition/Type/Note';",
      'node_modules/@docusaurus/theme-classic/package.json': '{ "main": "lib/index.js" }',
      'node_modules/@docusaurus/theme-classic/lib/index.js': '',
      'node_modules/@docusaurus/theme-classic/lib/theme/Admonition/Type/Note.js': '',
    });
    expect(config.themes).toEqual([
      '/theme/frame/admonition',
      '/theme',
      expect.stringMatching(/theme-classic\/lib\/theme$/),
    ]);
  });

  test('should be the only frame of pages that draw them, where the layout wraps no other', async () => {
    const { config } = await site({ 'src/theme/Layout/index.js': "import Navbar from '@theme/Navbar';" });
    expect(config.themes).toEqual(['/theme/frame/layout-ejected', '/theme/frame/layout', '/theme']);
  });

  test('should be told what the theme fills into its configuration', async () => {
    const { modules } = await readKeys('themeConfig: { docs: { sidebar: { hideable: true } } }');
    const [, code = ''] = /^export default (.*);$/.exec(modules['@generated/docusaurus.config'] ?? '') ?? [];
    expect(JSON.parse(code).themeConfig).toMatchObject({
      docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: { items: [] },
    });
  });

  test('should be given the front matter of documents where they ask for it', async () => {
    const { config } = await site({ 'src/theme/DocItem/Footer/index.js': 'const { frontMatter } = useDoc();' });
    expect(config.documentData).toBe(true);
  });

  test('should draw types of items that the site adds to the navbar', async () => {
    const item = "themeConfig: { navbar: { items: [{ type: 'custom-a', position: 'left', size: 2 }] } }";
    const config = `module.exports = { title: 'T', ${item} };`;
    const own = await read({ 'docusaurus.config.js': config, 'src/theme/NavbarItem/ComponentTypes.js': '' });
    expect(own.config.navbar?.items).toEqual([
      { type: 'component', name: 'custom-a', position: 'left', props: { size: 2 } },
    ]);
    expect((await read({ 'docusaurus.config.js': config })).notes[1]).toContain('navbar item of type custom-a');
  });
});

describe('plugins', () => {
  const readPlugins = (plugins: string, files: Readonly<Record<string, string>> = {}) =>
    read({ 'docusaurus.config.js': `module.exports = {\n  title: 'T',\n  plugins: [${plugins}],\n};`, ...files });

  test('should be errors that name them where they throw, and take part no further', async () => {
    const { findings, config } = await readPlugins(`
      function shop() {
        return {
          loadContent() { throw new Error('no shop\\nat all'); },
          injectHtmlTags: () => ({ headTags: ['<meta name="a" content="b">'] }),
        };
      },
      () => { throw 'odd'; }`);
    expect(findings.map(({ message }) => message)).toEqual([
      "the plugin 'a function' cannot be started: odd",
      "the plugin 'shop' failed in loadContent: no shop",
    ]);
    expect([findings[0]?.rule, findings[0]?.file, config.head]).toEqual(['plugin', 'docusaurus.config.js', []]);
  });

  test('should add pages whose modules import what they are drawn with', async () => {
    const { config, modules, notes } = await readPlugins(`function shop({ baseUrl }) {
      return {
        name: 'shop',
        async contentLoaded({ actions }) {
          const data = await actions.createData('a.json', '[1]');
          actions.addRoute({ path: '/shop', component: '@site/Shop', modules: { list: [data, '@site/b.json'] }, props: { c: 2 } });
          actions.addRoute({ path: '/*', component: '@site/Rest', routes: [{ path: '/rest/a/', component: '@site/A' }] });
        },
      };
    }`);
    expect(config.routes).toEqual([
      { path: '/shop', module: '@docusaurus/routes/0' },
      { path: '/rest/a', module: '@docusaurus/routes/1' },
    ]);
    expect(modules['@generated/shop/default/a.json']).toBe('export default [1];');
    expect(modules['@docusaurus/routes/0']).toContain('/.docusaurus/shop/default/a.json";');
    expect(modules['@docusaurus/routes/1']).toMatch(
      /path: "\/\*", .*routes: \[\{ path: "\/rest\/a\/", component: component0/,
    );
    expect(notes).toEqual(['docusaurus.config.js: taken over plugin shop']);
  });

  test('should be given their options as they validate them, and the site', async () => {
    const { config } = await readPlugins("['./own', { size: 1 }]", {
      'own.ts': `export default (context: object, options: object) => ({
          injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: JSON.stringify(options), content: context.siteConfig.title } }] }),
        });
        export const validateOptions = ({ validate, options }) =>
          validate({ validate: (value) => ({ value: { ...value, size: value.size + 1 } }) }, options);`,
    });
    expect(config.head).toEqual([{ tag: 'meta', attrs: { name: '{"size":2,"id":"default"}', content: 'T' } }]);
  });

  test('should be followed where they say that they read files, and give modules, themes and aliases', async () => {
    const site = await readPlugins(
      `() => ({
      getPathsToWatch: () => ['data/**/*.yml', '!data/x', '../shared/a.json'],
      getClientModules: () => ['./client.js'],
      getThemePath: () => './theme',
      configureWebpack: () => ({ resolve: { alias: { '@lib$': '/lib' }, fallback: { fs: false } } }),
      extendCli() {},
    })`,
      { 'theme/Footer.js': '' },
    );
    const { config, watched = [] } = site;
    expect(watched.map((path) => path.split('/').slice(-2).join('/'))).toEqual([
      expect.stringMatching(/\/data$/),
      'shared/a.json',
    ]);
    expect(config.clientModules?.slice(1)).toEqual(['client.js']);
    expect(config.themes).toEqual(['/theme/frame/footer', expect.stringMatching(/\/theme$/), '/theme']);
    expect(config.aliases).toMatchObject({ '@lib': '/lib' });
    expect(site.notes[1]).toBe(
      'not taken over: extendCli of plugin a function, configureWebpack of plugin a function, but for aliases',
    );
  });

  test('should not run where the settings alone are asked for', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'docsite-docusaurus-'));
    writeFileSync(
      join(siteDir, 'docusaurus.config.js'),
      "module.exports = { title: 'T', plugins: [() => { throw 1; }] };",
    );
    const options = { siteDir, file: 'docusaurus.config.js', themeDir: '/theme', infimaFile, wordsFile };
    expect((await readDocusaurus({ ...options, purpose: 'settings' })).findings).toEqual([]);
  });

  test('should be given a copy of the finished site', async () => {
    const { finisher } = await readPlugins(`
      () => ({ async loadContent() { return 'c'; }, postBuild: ({ outDir, content, routesPaths }) =>
        require('fs').writeFileSync(outDir + '/a.txt', content + routesPaths) }),
      function late() { return { postBuild() { throw new Error('too late'); } }; }`);
    const outDir = mkdtempSync(join(tmpdir(), 'docsite-docusaurus-'));
    const findings = await finisher?.finish(outDir, ['/a']);
    expect(findings?.map(({ message }) => message)).toEqual(["the plugin 'late' failed in postBuild: too late"]);
    expect(readFileSync(join(outDir, 'a.txt'), 'utf8')).toBe('c/a');
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

test('plugins for what docsite does by itself should not run', async () => {
  const { notes } = await readKeys(
    "plugins: ['@easyops-cn/docusaurus-search-local', 'docusaurus-plugin-image-zoom'], themes: ['@a/docusaurus-theme-search-pagefind']",
  );
  expect(notes).toEqual(['docusaurus.config.js: taken over search, enlarging of images']);
});

describe('a preset that is not the classic one', () => {
  const preset = `module.exports = (context, { docs, size }) => ({
    plugins: [
      ['@docusaurus/plugin-content-docs', docs],
      size > 1 && require.resolve('./lists'),
      [function tags() { return { injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: context.siteConfig.title } }] }) }; }, {}],
    ],
    themes: [['classic', { customCss: './a.css' }]],
  });`;

  test.each([
    ['by its path', "['./preset', OPTIONS]", 'preset.js'],
    ['by the name of its package', "['@a/preset-b', OPTIONS]", 'node_modules/@a/preset-b/index.js'],
    ['by a short name', "['b', OPTIONS]", 'node_modules/docusaurus-preset-b/index.js'],
    ['by a short name in a scope', "['@a/b', OPTIONS]", 'node_modules/@a/docusaurus-preset-b/index.js'],
    ['by a scope', "['@a', OPTIONS]", 'node_modules/@a/docusaurus-preset/index.js'],
  ])('should be asked for its plugins and themes: %s', async (_, entry, file) => {
    const options = "{ docs: { path: 'manual', odd: 1 }, size: 2 }";
    const folder = dirname(file);
    const { config, notes } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', presets: [${entry.replace('OPTIONS', options)}] };`,
      [file]: preset,
      [`${folder}/lists.js`]: "module.exports = () => ({ getClientModules: () => ['./client.js'] });",
    });
    expect(config.docs).toMatchObject([{ path: 'manual' }]);
    expect([config.head, config.clientModules?.slice(1)]).toMatchObject([[{ attrs: { name: 'T' } }], ['client.js']]);
    expect(config.styles).toEqual(['@docusaurus/looks.css', 'a.css']);
    expect(notes[1]).toBe('not taken over: presets[0][1].docs.odd');
  });

  test('should be named where it cannot be had, and a finding where it throws', async () => {
    const { notes, findings } = await readKeys("presets: ['nobodys', () => { throw new Error('no docs'); }]");
    expect(notes[1]).toBe('not taken over: preset nobodys, which is not installed');
    expect(findings.map(({ message }) => message)).toEqual(["the preset 'a function' failed: no docs"]);
  });
});

test('a plugin of the site around one for content should be that, without what it changes', async () => {
  const { config, notes } = await read({
    'docusaurus.config.js': "module.exports = { title: 'T', plugins: [['./plugins/blog', { path: 'news' }]] };",
    'plugins/blog.js': `const blog = require('@docusaurus/plugin-content-blog');
      module.exports = { ...blog, default: async (...args) => ({ ...(await blog.default(...args)) }) };`,
    'news/2020-01-02-a.md': '# A',
  });
  expect(config.blog).toMatchObject([{ path: 'news' }]);
  expect(notes[1]).toBe('not taken over: what ./plugins/blog changes of @docusaurus/plugin-content-blog');
});

test('a plugin around one for content should be left out where it has a folder of its own', async () => {
  const { config, notes } = await read({
    'docusaurus.config.js':
      "export default { title: 'T', url: 'https://t.org', baseUrl: '/', presets: ['classic'], plugins: [['./changes', { routeBasePath: '/changes' }]] };",
    'changes.js':
      "import blog from '@docusaurus/plugin-content-blog';\nexport default (context, options) => blog.default(context, { ...options, path: 'changes' });",
    'blog/a.md': '# A',
  });
  expect((config.blog as readonly unknown[]).length).toBe(1);
  expect(notes[1]).toBe('not taken over: plugin ./changes, which alone knows the folder of its content');
});

test('languages should be described as far as they are built', async () => {
  const { config, notes } = await readKeys(
    "i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English' }, fr: { label: 'Français' } } }",
  );
  expect(config.i18n?.localeConfigs).toMatchObject({ en: { label: 'English' } });
  expect([Object.keys(config.i18n?.localeConfigs ?? {}), notes.length]).toEqual([['en'], 1]);
});
