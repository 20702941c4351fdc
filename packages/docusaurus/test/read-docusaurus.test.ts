import { ConfigError } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { read, readKeys } from './read-site.js';

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

  test('one that names a TypeScript file by its compiled name', async () => {
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

  test('one that resolves its files from the site folder, whatever folder the command runs in', async () => {
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

test('a file without an exported configuration should be an error at its beginning', async () => {
  const reading = read({ 'docusaurus.config.js': 'module.exports = 3;' });
  await expect(reading).rejects.toThrow(ConfigError);
  await expect(reading).rejects.toThrow('the file exports no configuration');
});

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

  test('should group posts by year as its theme does, from Docusaurus 3.5 on', async () => {
    const isGrouped = async (themeConfig: string, version: string) => {
      const { config, notes } = await read({
        'docusaurus.config.js': `module.exports = { title: 'T', presets: ['classic'], themeConfig: ${themeConfig} };`,
        'package.json': `{ "dependencies": { "@docusaurus/core": "${version}" } }`,
        'blog/2020-01-02-a.md': '# A',
      });
      expect(notes).toHaveLength(1);
      return (config.blog as readonly { readonly blogSidebarGroupByYear: boolean }[])[0]?.blogSidebarGroupByYear;
    };
    expect(await isGrouped('{}', '^3.9.0')).toBe(true);
    expect(await isGrouped('{ blog: { sidebar: { groupByYear: false } } }', '^3.9.0')).toBe(false);
    expect(await isGrouped('{}', '^3.4.0')).toBe(false);
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

test('comments in code without a language should mark lines from Docusaurus 3.8 on, and earlier if a language is named', async () => {
  const setting = async (version: string, prism = '{}') => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', themeConfig: { prism: ${prism} } };`,
      'package.json': `{ "dependencies": { "@docusaurus/core": "${version}" } }`,
    });
    return config.markdown?.highlightComments;
  };
  expect(await setting('^3.8.0')).toBe('unnumbered');
  expect(await setting('^3.7.0')).toBe('alone');
  expect(await setting('^3.7.0', "{ defaultLanguage: 'bash' }")).toBe('unnumbered');
});

test('budgets should leave room for what Docusaurus sites load besides the theme', async () => {
  expect((await readKeys('')).config.budgets).toEqual({ script: 120, styles: 40 });
});

test('the behaviour of Docusaurus 4 should be enabled as far as the version has its flags', async () => {
  const compatible = async (version: string, future: string, markdown = '{}'): Promise<unknown> => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', future: ${future}, markdown: ${markdown} };`,
      'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }),
    });
    return [config.markdown?.htmlComments, config.markdown?.admonitionTitles];
  };
  expect(await compatible('^3.9.2', '{ v4: true }')).toEqual([true, true]);
  expect(await compatible('^3.10.0', '{ v4: true }')).toEqual([false, false]);
  expect(await compatible('^3.10.0', '{ v4: { mdx1CompatDisabledByDefault: true } }')).toEqual([false, false]);
  expect(await compatible('^3.10.0', '{}')).toEqual([true, true]);
  expect(await compatible('^3.10.0', '{ v4: true }', '{ mdx1Compat: { admonitions: true } }')).toEqual([false, true]);
  expect(await compatible('^3.10.0', '{}', '{ mdx1Compat: { admonitions: false } }')).toEqual([true, false]);
});

describe('the list of ignored settings', () => {
  test('should name each once, by the path of its keys', async () => {
    const { notes } = await readKeys(
      "presets: [['classic', { docs: { odd: 1 } }]], themeConfig: { zoom: { odd: 'img' } }, odd: 2",
    );
    expect(notes).toEqual([
      'docusaurus.config.js: taken over docs, pages',
      'not taken over: odd (docusaurus.config.js:1:151), themeConfig.zoom.odd (docusaurus.config.js:1:135), presets[0][1].docs.odd (docusaurus.config.js:1:98)',
    ]);
  });

  test('should contain keys whose values have a type that Docusaurus rejects', async () => {
    const { notes } = await readKeys("tagline: 5, themeConfig: { navbar: { items: ['a', { to: '/', label: 1 }] } }");
    const at = (column: number) => `(docusaurus.config.js:1:${column})`;
    expect(notes[1]).toBe(
      `not taken over: tagline ${at(66)}, themeConfig.navbar.items[0] ${at(111)}, themeConfig.navbar.items[1].label ${at(127)}`,
    );
  });

  test('should suggest names for unknown keys, and place them', async () => {
    const { notes } = await read({
      'docusaurus.config.js': `const extra = { taglin: 'x' };
module.exports = {
  title: 'T',
  favicn: 'img/a.ico',
  ...extra,
  ...Object.fromEntries([['urll', 'x']]),
  themeConfig: { navbar: { titel: 'N', title: 'N', itms: [] } },
};`,
    });
    expect(notes[1]).toBe(
      'not taken over: ' +
        "favicn (docusaurus.config.js:4:3, did you mean 'favicon'?), taglin (docusaurus.config.js:1:17, did you mean 'tagline'?), urll (did you mean 'url'?), " +
        "themeConfig.navbar.titel (docusaurus.config.js:7:28), themeConfig.navbar.itms (docusaurus.config.js:7:52, did you mean 'items'?)",
    );
  });

  test('should contain plugins and themes without an equivalent in docsite', async () => {
    const { notes } = await readKeys(
      "plugins: ['search-of-somebody', 'ideal-image', ['sitemap', {}]], themes: ['@a/theme-b']",
    );
    const missing = 'plugin search-of-somebody, which is not installed';
    expect(notes[1]).toBe(
      `not taken over: plugin @docusaurus/plugin-ideal-image, which makes smaller images: images are used unchanged, ${missing}, theme @a/theme-b, which is not installed`,
    );
  });

  test('should not contain what two parts of the configuration share', async () => {
    const { notes } = await readKeys("markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: 'warn' } }");
    expect(notes).toHaveLength(1);
  });

  test('should contain packages that are not installed but are optional', async () => {
    const { config, notes } = await read({
      'docusaurus.config.js': `
        import { themes } from 'prism-of-nobody';
        import all from 'prism-of-nobody/all';
        const made = [new all(), new all.Themes({ size: 1 })];
        export default { title: 'T', themeConfig: { prism: { theme: themes.github, darkTheme: all.a.b() } } };`,
    });
    expect([config.title, notes[1]]).toEqual(['T', 'not taken over: prism-of-nobody, which is not installed']);
  });

  test('should not contain theme components that exist anyway, but others', async () => {
    const pages = (component: string) =>
      readKeys(`presets: [['classic', { pages: { mdxPageComponent: '${component}' } }]]`);
    expect((await pages('@theme/MDXPage')).notes).toHaveLength(1);
    expect((await pages('@theme/Own')).notes[1]).toContain('not taken over: presets[0][1].pages.mdxPageComponent');
  });

  test('should not contain theme keys that code of the site reads', async () => {
    const { notes } = await read({
      'docusaurus.config.js': "module.exports = { title: 'T', themeConfig: { menuIcons: true, other: true } };",
      'src/theme/Footer/index.js': 'export default () => useThemeConfig().menuIcons && null;',
    });
    expect(notes[1]).toBe('not taken over: themeConfig.other (docusaurus.config.js:1:64)');
  });

  test('should not contain theme keys that plugins read', async () => {
    const plugin = '({ siteConfig: { themeConfig } }) => ({ injectHtmlTags: () => ({ headTags: [themeConfig.tag] }) })';
    const { config, notes } = await readKeys(
      `themeConfig: { tag: { tagName: 'link', attributes: { rel: 'me' } }, other: 1 }, plugins: [${plugin}]`,
    );
    expect(config.head).toEqual([{ tag: 'link', attrs: { rel: 'me' } }]);
    expect(notes[1]).toMatch(/^not taken over: themeConfig\.other [^,]*$/);
  });

  test('should not contain keys of items that the site renders itself', async () => {
    const navbar =
      "{ items: [{ label: 'A', mega: { columns: 2 }, position: 'right', items: [{ to: '/b', icon: 'x' }] }] }";
    const files = { 'docusaurus.config.js': `module.exports = { title: 'T', themeConfig: { navbar: ${navbar} } };` };
    const own = 'export default () => null;';
    const drawn = await read({ ...files, 'src/theme/NavbarItem/DropdownNavbarItem/index.js': own });
    expect(drawn.config.navbar?.items).toMatchObject([
      { props: { mega: { columns: 2 } }, position: 'right', items: [{ to: '/b', props: { icon: 'x' } }] },
    ]);
    expect(drawn.notes).toHaveLength(1);
    expect((await read(files)).notes[1]).toContain('themeConfig.navbar.items[0].mega');
  });

  test('should not contain flags written as strings', async () => {
    const { config, modules, notes } = await readKeys(
      "trailingSlash: 'false', presets: [['classic', { docs: { showLastUpdateTime: 'TRUE' } }]]",
    );
    expect([config.trailingSlash, config.docs]).toMatchObject([false, [{ showLastUpdateTime: true }]]);
    expect(modules['@generated/docusaurus.config']).toContain('"trailingSlash":false');
    expect(notes).toHaveLength(1);
  });

  test('should give one command that installs all missing packages', async () => {
    const { notes, findings } = await read({
      'docusaurus.config.js': `
        import { themes } from 'prism-of-nobody';
        import shout from '@a/remark-shout/plugin';
        export default {
          title: 'T',
          themeConfig: { prism: { theme: themes.github } },
          plugins: ['shop-of-nobody', './plugins/gone'],
          presets: [['classic', { docs: { remarkPlugins: [shout] } }]],
        };`,
    });
    const install = 'npm install @a/remark-shout prism-of-nobody';
    expect(notes?.at(-1)).toBe(`to install what is missing: ${install} shop-of-nobody`);
    expect(findings?.map(({ hint }) => hint)).toEqual([`install what the site needs: ${install}`]);
  });

  test('should name what is missing if a configuration fails', async () => {
    const reading = read({
      'docusaurus.config.js': `
        import { glob } from 'glob-of-nobody';
        if (!Array.isArray(glob('*'))) throw new Error('no files');
        export default { title: 'T' };`,
    });
    await expect(reading).rejects.toMatchObject({
      findings: [{ hint: 'it imports packages that are not installed: npm install glob-of-nobody' }],
    });
  });
});

test('an invalid Algolia application should be reported, and leave the site an index of its own', async () => {
  const algolia = (appId: string) =>
    readKeys(`themeConfig: { algolia: { appId: '${appId}', apiKey: 'k', indexName: 'i', contextualSearch: false } }`);
  const { config, notes } = await algolia('YOUR_APP_ID');
  expect(config.search).toEqual({ contextual: false });
  expect(notes?.[1]).toBe(
    "not taken over: themeConfig.algolia, as 'YOUR_APP_ID' is not the id of an application: the site uses its own index until there is one",
  );
  const hosted = { appId: 'BH4D9OD16A', apiKey: 'k', indexName: 'i', contextual: false };
  expect((await algolia(hosted.appId)).config.search).toEqual(hosted);
});

test('a document template and another router should be reported', async () => {
  const { notes } = await readKeys("ssrTemplate: '<p>', future: { v4: true, experimental_router: 'hash' }");
  expect(notes[1]).toBe("not taken over: future.experimental_router 'hash', ssrTemplate (docusaurus.config.js:1:66)");
});

test('a base URL should have slashes added around it', async () => {
  const of = async (baseUrl: string) =>
    (await read({ 'docusaurus.config.js': `export default { title: 'T', baseUrl: '${baseUrl}' };` })).config.baseUrl;
  expect(await Promise.all(['a', '/a/b', '', '/'].map(of))).toEqual(['/a/', '/a/b/', '/', '/']);
});

test('a link to a Markdown file should be judged by the stricter setting, as it is also checked with all other links', async () => {
  const of = async (links: string, markdownLinks: string) =>
    (await readKeys(`onBrokenLinks: '${links}', markdown: { hooks: { onBrokenMarkdownLinks: '${markdownLinks}' } }`))
      .config.rules?.['broken-markdown-link'];
  expect(await Promise.all([of('throw', 'warn'), of('warn', 'throw'), of('warn', 'ignore')])).toEqual([
    'error',
    'error',
    'warning',
  ]);
  expect(await Promise.all([of('ignore', 'warn'), of('ignore', 'ignore'), of('ignore', 'log')])).toEqual([
    'warning',
    'ignore',
    'warning',
  ]);
});

test('a missing home page should be as severe as links to it', async () => {
  const severityOf = async (keys: string) => (await readKeys(keys)).config.rules?.['missing-home'];
  expect([await severityOf("onBrokenLinks: 'warn'"), await severityOf('')]).toEqual(['warning', 'error']);
  const logo = (href: string) => `themeConfig: { navbar: { logo: { src: 'a.svg', href: '${href}' } } }`;
  expect([await severityOf(logo('pathname:///')), await severityOf(logo('/'))]).toEqual(['ignore', 'error']);
});

test('a missing sidebars file should mean no sidebars, and a severity of unknown name the default', async () => {
  const { config, notes } = await readKeys(
    "onBrokenLinks: 'trow', presets: [['classic', { docs: { sidebarPath: './no.js' } }]]",
  );
  expect([config.docs].flat()[0]).toMatchObject({ sidebarPath: false });
  expect(notes[1]).toBe(
    "not taken over: sidebarPath './no.js', which does not exist, onBrokenLinks 'trow', which is not a severity",
  );
});

test('converted keys should have the places of the original ones', async () => {
  const { places } = await read({
    'docusaurus.config.js':
      "module.exports = {\n  title: 'T',\n  themeConfig: {\n    footer: { copyright: 'C' },\n  },\n};",
  });
  expect(places.places).toMatchObject({ title: [2, 3], footer: [4, 5], 'footer.copyright': [4, 15] });
});

test('languages should be described if they are built', async () => {
  const { config, notes } = await readKeys(
    "i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English' }, fr: { label: 'Français' } } }",
  );
  expect(config.i18n?.localeConfigs).toMatchObject({ en: { label: 'English' } });
  expect([Object.keys(config.i18n?.localeConfigs ?? {}), notes.length]).toEqual([['en'], 1]);
});
