import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { read, readKeys } from '../read-site.js';

describe('plugins', () => {
  const readPlugins = (plugins: string, files: Readonly<Record<string, string>> = {}) =>
    read({ 'docusaurus.config.js': `module.exports = {\n  title: 'T',\n  plugins: [${plugins}],\n};`, ...files });

  test('should be errors that name them if they throw, and be left out from then on', async () => {
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

  test.each([
    ['what cannot be read', 'module.exports = () => {\n  call( };', '2:9', 'Unexpected "}"'],
    ['an import of a missing file', "\nrequire('./gone');", '2:9', 'Could not resolve "./gone"'],
    ['an import in other letter case', "\nrequire('./Price');", '2:9', 'Could not resolve "./Price"'],
  ])('should be errors in their own files for %s', async (_, code, place, reason) => {
    const { findings, notes } = await readPlugins("'./own/shop.js'", { 'own/shop.js': code, 'own/price.js': '' });
    expect(findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
      `own/shop.js:${place} the plugin './own/shop.js' cannot be loaded: ${reason}`,
    ]);
    expect(notes[1]).toBeUndefined();
  });

  test('should be errors in their own files if these throw', async () => {
    const { findings } = await readPlugins("'./shop.js'", { 'shop.js': "throw new Error('no shop');" });
    expect(findings).toMatchObject([
      { rule: 'plugin', file: 'shop.js', message: "the plugin './shop.js' cannot be loaded: no shop" },
    ]);
  });

  test('should be left out if their own files import packages that are not installed', async () => {
    const { findings, notes } = await readPlugins("'./shop.js'", { 'shop.js': "require('@no/bodys/part');" });
    expect([findings, notes[1]]).toEqual([
      [],
      "not taken over: plugin ./shop.js, which needs the package '@no/bodys', which is not installed",
    ]);
    expect(notes[2]).toBe('to install what is missing: npm install @no/bodys');
  });

  test('should name the packages that they miss while they run', async () => {
    const { findings } = await readPlugins(`
      function shop() {
        const lib = require('@no/bodys');
        return { loadContent() { if (typeof lib.read() !== 'string') throw new Error('no text'); } };
      },
      async function menu() { return { contentLoaded: () => import(['nobodys', 'menu'].join('/')) } },
      () => { require(['no', 'bodys'].join('')); },
      function sound() { return { loadContent() { throw new Error('so it is'); } } }`);
    const hint = 'install what the site needs: npm install nobodys';
    expect(findings.map(({ message, hint }) => [message, hint])).toEqual([
      ["the plugin 'a function' cannot be started: it needs the package 'nobodys', which is not installed", hint],
      [
        "the plugin 'shop' failed in loadContent: it needs the package '@no/bodys', which is not installed: no text",
        'install what the site needs: npm install @no/bodys',
      ],
      [
        "the plugin 'sound' failed in loadContent: so it is",
        'the plugin threw this; fix it, or remove it from the configuration',
      ],
      ["the plugin 'menu' failed in contentLoaded: it needs the package 'nobodys', which is not installed", hint],
    ]);
  });

  test('should add pages whose modules import what they render', async () => {
    const { config, modules, notes } = await readPlugins(`function shop({ baseUrl }) {
      return {
        name: 'shop',
        async contentLoaded({ actions }) {
          const data = await actions.createData('a.json', '[1]');
          actions.addRoute({ path: '/shop', component: '@site/Shop', modules: { list: [data, '@site/b.json'] }, props: { c: 2 }, own: [1] });
          actions.addRoute({ path: '/*', component: '@site/Rest', routes: [{ path: '/rest/a/', component: '@site/A' }] });
        },
      };
    }`);
    expect(config.routes).toEqual([
      { path: '/shop', module: '@docusaurus/routes/0', takesBelow: true },
      { path: '/rest/a', module: '@docusaurus/routes/1', takesBelow: true },
    ]);
    expect(modules['@generated/shop/default/a.json']).toBe('export default [1];');
    expect(modules['@docusaurus/routes/0']).toContain('/.docusaurus/shop/default/a.json";');
    expect(modules['@docusaurus/routes/0']).toContain('const route = { "own": [1], path: "/shop"');
    expect(modules['@docusaurus/routes/1']).toMatch(
      /path: "\/\*", .*routes: \[\{ path: "\/rest\/a\/", component: component0/,
    );
    expect(notes).toEqual(['docusaurus.config.js: taken over plugin shop']);
  });

  test('should name components and modules from the folder of generated files', async () => {
    const { modules } = await readPlugins(`() => ({
      name: 'p',
      contentLoaded: ({ actions }) =>
        actions.addRoute({ path: '/a', component: '../src/a.js', exact: true, modules: { b: ['../src/b.json', { path: './c.js' }] } }),
    })`);
    const imports = modules['@docusaurus/routes/0']?.match(/(?<=from ").*(?=";$)/gm)?.map((name) => name.split('/'));
    expect(imports?.map((parts) => parts.slice(-2).join('/'))).toEqual(['src/a.js', 'src/b.json', '.docusaurus/c.js']);
  });

  test('should add elements around the site, and run their scripts once the document is parsed', async () => {
    const { config, notes } = await readPlugins(`() => ({
      name: 'p',
      injectHtmlTags: () => ({
        preBodyTags: { tagName: 'img', attributes: { src: '/a.png', alt: 'A "b"', hidden: true, title: false } },
        postBodyTags: ['<div id="a"><div>b</div></div> <script>c()</script>', { tagName: 'p', innerHTML: '<i>d</i>' }],
      }),
    })`);
    expect(config.bodyHtml).toEqual([
      { html: '<img src="/a.png" alt="A &quot;b&quot;" hidden>', position: 'start' },
      { html: '<div id="a"><div>b</div></div>', position: 'end' },
      { html: '<p><i>d</i></p>', position: 'end' },
    ]);
    expect(config.head).toEqual([
      { tag: 'script', attrs: {}, content: "addEventListener('DOMContentLoaded',()=>{c()\n})" },
    ]);
    expect(notes).toEqual(['docusaurus.config.js: taken over plugin p']);
  });

  test('should extend the global data they have set', async () => {
    const { modules } = await readPlugins(`() => ({
      name: 'p',
      contentLoaded: ({ actions }) => actions.setGlobalData({ a: 1, b: 1 }),
      allContentLoaded: ({ actions }) => actions.setGlobalData({ b: 2 }),
    })`);
    expect(modules['@generated/plugin-data']).toBe('export default {"p":{"default":{"a":1,"b":2}}};');
  });

  test('should complete the theme configuration for themselves, for later ones and for the site', async () => {
    const theme = `
      const schema = (fill) => ({ unknown: () => ({ validate: (value) => fill(value) }) });
      const shop = () => ({ name: 'shop' });
      shop.validateThemeConfig = ({ validate, themeConfig }) =>
        validate(schema((value) => ({ value: { ...value, shop: { open: true, ...value.shop } } })), themeConfig);
      const seen = ({ siteConfig: { themeConfig } }) => ({
        name: 'seen',
        contentLoaded: ({ actions }) => actions.setGlobalData({ shop: themeConfig.shop, own: themeConfig.own }),
      });`;
    const { modules, findings, notes } = await read({
      'docusaurus.config.js': `${theme}\nmodule.exports = { title: 'T', plugins: [shop, seen], themeConfig: { shop: { name: 'S' }, own: 1 } };`,
    });
    expect(modules['@generated/plugin-data']).toContain('{"shop":{"open":true,"name":"S"},"own":1}');
    expect(modules['@generated/docusaurus.config']).toContain('"shop":{"open":true,"name":"S"}');
    expect([findings, notes]).toEqual([[], ['docusaurus.config.js: taken over plugin shop, plugin seen']]);
  });

  test('should be errors if they do not accept the theme configuration', async () => {
    const { findings } = await readPlugins(`Object.assign(() => ({ name: 'shop' }), {
      validateThemeConfig: ({ validate, themeConfig }) =>
        validate({ unknown: () => ({ validate: (value) => ({ value, error: new Error('"shop" is required') }) }) }, themeConfig),
    })`);
    expect(findings.map(({ message, hint }) => [message, hint])).toEqual([
      [
        `the plugin 'a function' cannot be started: "shop" is required`,
        'check what it expects from its options, the theme configuration and the site',
      ],
    ]);
  });

  test('should be given their validated options, and the site', async () => {
    const { config } = await readPlugins("['./own', { size: 1 }]", {
      'own.ts': `export default (context: object, options: object) => ({
          injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: JSON.stringify(options), content: context.siteConfig.title } }] }),
        });
        export const validateOptions = ({ validate, options }) =>
          validate({ validate: (value) => ({ value: { ...value, size: value.size + 1 } }) }, options);`,
    });
    expect(config.head).toEqual([{ tag: 'meta', attrs: { name: '{"size":2,"id":"default"}', content: 'T' } }]);
  });

  test('should be given the folder of their language, beside that of a default one with a base URL of its own', async () => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', baseUrl: '/docs/',
        i18n: {
          defaultLocale: 'en',
          locales: ['en', 'fr'],
          localeConfigs: { en: { baseUrl: '/docs/en/' }, fr: { baseUrl: '/docs/fr/' } },
        },
        plugins: [({ outDir }) => ({
          injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { content: outDir } }] }),
        })],
      };`,
    });
    const folders = (config.head ?? []).map(({ attrs }) => String(attrs?.content).replace(/^.*[\\/]build[\\/]/, ''));
    expect(folders).toEqual(['en', 'fr']);
  });

  test('should have the styles collected that their themes make by styled-components', async () => {
    const { config } = await readPlugins("() => ({ getThemePath: () => './theme' })", {
      'theme/Api.js': "import { ServerStyleSheet } from 'styled-components';",
      'node_modules/styled-components/package.json': '{ "name": "styled-components" }',
    });
    expect(config.themes).toContain('/theme/frame/styled-components');
  });

  test('should be observed when they read files, and provide modules, themes and aliases', async () => {
    const site = await readPlugins(
      `() => ({
      getPathsToWatch: () => ['data/**/*.yml', '!data/x', '../shared/a.json'],
      getClientModules: () => ['./client.js'],
      getThemePath: () => './theme',
      configureWebpack: ({ resolve: { alias } }) => ({ resolve: { alias: { '@lib$': '/lib', '@data': alias['@generated'] }, fallback: { fs: false } }, devtool: 'eval' }),
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
    expect(config.themes).toEqual([expect.stringMatching(/\/theme$/), '/theme/frame/footer', '/theme']);
    expect(config.aliases).toMatchObject({ '@lib$': '/lib', '@data': expect.stringMatching(/\/\.docusaurus$/) });
    expect(site.bundling?.fallbacks).toEqual({ fs: false });
    expect(site.notes[1]).toBe(
      'not taken over: extendCli of plugin a function, configureWebpack of plugin a function, except for names of modules',
    );
  });

  test('should find what they have loaded when they configure webpack', async () => {
    const { bundling } = await readPlugins(
      `() => ({ loadContent: () => ({ alias: '@loaded' }),
        configureWebpack: (config, isServer, tools, content) => ({ resolve: { fallback: { [content.alias]: false } } }) })`,
    );
    expect(bundling?.fallbacks).toEqual({ '@loaded': false });
  });

  test('should not run if only the settings are needed', async () => {
    const i18n = "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }";
    const files = {
      'docusaurus.config.js': `module.exports = { title: 'T', ${i18n}, plugins: [() => { throw 1; }] };`,
    };
    expect((await read(files, 'settings')).findings).toEqual([]);
  });

  test('should fail once if they throw in each language', async () => {
    const i18n = "i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] }";
    const { findings } = await readKeys(
      `${i18n}, plugins: [() => ({ loadContent() { throw new Error('no data'); } })]`,
    );
    expect(findings.map(({ message }) => message)).toEqual([expect.stringMatching(/ failed in loadContent: no data$/)]);
  });

  test('should be told the metadata of each page of the finished site', async () => {
    const { finisher } = await readPlugins(`
      () => ({ postBuild: ({ outDir, routes, routesBuildMetadata }) =>
        require('fs').writeFileSync(outDir + '/a.json', JSON.stringify([routes, routesBuildMetadata])) })`);
    const outDir = makeFolder();
    const version = {
      ...{ name: '1.0', label: 'One', isLast: false, badge: true, noIndex: false },
      ...{ url: '/docs/1.0', instanceUrl: '/docs' },
      sidebars: {
        main: [
          { label: 'A', url: '/docs/1.0/a', id: 'a', unlisted: false },
          { label: 'More', url: '/docs/1.0/more', collapsible: true, collapsed: true, items: [{ html: '<hr>' }] },
        ],
      },
    };
    const pages = [
      { url: '/docs/1.0/a', kind: 'doc', instance: 'api', version, id: 'a', title: 'A', description: 'The a.' },
      { url: '/blog', kind: 'post-list', instance: 'default', noIndex: true as const },
      // a site without search has no page for it in Docusaurus
      { url: '/search', kind: 'search' },
    ];
    await finisher?.finish(outDir, [{ name: 'en', folder: '', pages, blogs: [] }]);
    const item = { path: '/docs/1.0/a', exact: true, component: '@theme/DocItem' };
    const root = { path: '/docs/1.0', exact: false, component: '@theme/DocRoot', routes: [item] };
    const props = {
      ...{ pluginId: 'api', version: '1.0', label: 'One', banner: null, badge: true, noIndex: false, isLast: false },
      className: 'docs-version-1.0',
      docsSidebars: {
        main: [
          { type: 'link', label: 'A', href: '/docs/1.0/a', docId: 'a', unlisted: false },
          {
            ...{ type: 'category', label: 'More', href: '/docs/1.0/more', collapsible: true, collapsed: true },
            items: [{ type: 'html', value: '<hr>' }],
          },
        ],
      },
      docs: { a: { id: 'a', title: 'A', description: 'The a.' } },
    };
    const routes = [{ ...root, component: '@theme/DocVersionRoot', routes: [root], props: { version: props } }];
    const docs = { name: 'docusaurus-plugin-content-docs', id: 'api' };
    const blog = { name: 'docusaurus-plugin-content-blog', id: 'default' };
    expect(JSON.parse(readFileSync(join(outDir, 'a.json'), 'utf8'))).toEqual([
      [
        { path: '/blog', exact: true, component: '@theme/BlogListPage', plugin: blog },
        { path: '/docs', exact: false, component: '@theme/DocsRoot', plugin: docs, routes },
      ],
      { '/blog': { noIndex: true }, '/docs/1.0/a': { noIndex: false } },
    ]);
  });

  test('should be given a copy of the finished site', async () => {
    const { finisher } = await readPlugins(`
      () => ({ async loadContent() { return 'c'; }, postBuild: ({ outDir, content, routesPaths }) =>
        require('fs').writeFileSync(outDir + '/a.txt', content + routesPaths) }),
      function early({ outDir }) {
        return { postBuild: () => require('fs').writeFileSync(outDir + '/early.txt', outDir) };
      },
      function late() { return { postBuild() { throw new Error('too late'); } }; }`);
    const outDir = makeFolder();
    const finished = await finisher?.finish(outDir, [
      { name: 'en', folder: '', pages: [{ url: '/a', kind: 'doc' }], blogs: [] },
    ]);
    expect(finished?.findings.map(({ message, line }) => ({ message, line }))).toEqual([
      { message: "the plugin 'late' failed in postBuild: too late", line: 9 },
    ]);
    expect(readFileSync(join(outDir, 'a.txt'), 'utf8')).toBe('c/a');
    // from the context that it was created with
    expect(readFileSync(join(outDir, 'early.txt'), 'utf8')).toBe(outDir);
  });
});

test('plugins for what docsite does itself should not run', async () => {
  const { notes } = await readKeys(
    "plugins: ['@easyops-cn/docusaurus-search-local', 'docusaurus-plugin-image-zoom'], themes: ['@a/docusaurus-theme-search-pagefind']",
  );
  expect(notes).toEqual(['docusaurus.config.js: taken over search, enlarging of images']);
});
