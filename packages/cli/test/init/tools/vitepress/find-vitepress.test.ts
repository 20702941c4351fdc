import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import { printed } from '../../../printed.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

function json(text: string | undefined): unknown {
  return JSON.parse(text ?? 'null');
}

describe('docsite init in a site of VitePress', () => {
  test('should serve the folder of a VitePress site with its addresses and ids', async () => {
    const folder = makeFolder({
      'packages/a/notes.md': '# Notes\n',
      'docs/src/index.md': '# Site\n\n[a](/guide.html#build-outdir)\n',
      'docs/src/guide.md': '# Guide\n\n## `build.outDir`\n',
      'docs/notes.md': '# Notes\n',
      'docs/.vitepress/config.ts':
        "export default {\n  srcDir: 'src',\n  base: '/ours/',\n  sitemap: { hostname: 'https://a.example' },\n  title: 'Ours',\n  themeConfig: {\n    logo: '/logo.svg',\n    nav: [],\n    footer: { message: 'A' },\n  },\n};\n",
      'docs/src/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(printed.out).not.toContain('Not taken over');
    const config = filesIn(folder)['docsite.config.ts'] ?? '';
    for (const line of [
      "title: 'Ours',",
      "url: 'https://a.example',\n  baseUrl: '/ours/',",
      "docs: { path: 'docs/src', routeBasePath: '/' },",
      'trailingSlash: false,',
      'colorMode: { respectPrefersColorScheme: true },',
      "markdown: { headingIds: 'vitepress', emoji: true },",
      "staticDirectories: ['docs/src/public'],",
    ])
      expect(config).toContain(`\n  ${line}\n`);
    expect(await main(['check', folder])).toBe(0);
    expect(printed.out).toContain('no findings');
  });

  test('should keep the sidebars and the links at the top of a VitePress site', async () => {
    const folder = makeFolder({
      'docs/.vitepress/config/index.mts': `import { defineConfig } from 'vitepress';
import { guide } from './guide';
export default defineConfig({
  title: 'Ours',
  srcExclude: ['**/TODO.md'],
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/' },
      { text: 'More', items: [{ text: 'Out', link: 'https://a.example/' }, { items: [{ text: 'API', link: '/api.html' }] }] },
      { component: 'Switch' },
    ],
    socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }],
    sidebar: { '/guide/': guide(), '/api/': { base: '/', items: [{ text: 'API', link: 'api' }] } },
  },
  locales: { root: { lang: 'en' }, fr: { themeConfig: { sidebar: { '/fr/': [{ text: 'Un', link: '/fr/' }] } } } },
});
`,
      'docs/.vitepress/config/guide.ts': `export const guide = () => [
  { text: 'Start', items: [{ text: '<b>One</b>', link: '/guide/one.md' }, { text: 'Gone', link: '/gone' }] },
  { text: 'Closed', collapsed: true, link: '/guide/', items: [{ text: 'Two', link: 'guide/two#here' }, ...extra] },
  { text: 'Based', base: '/guide/', link: 'one', items: [{ text: 'Two', link: 'two' }] },
];
`,
      ...pages('docs', ['index', 'api', 'guide/index', 'guide/one', 'guide/two', 'fr/index']),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain("exclude: ['**/TODO.md'] },");
    expect(files['sidebars.ts']).toBe(`export default {
  guide: [
    {
      type: 'category',
      label: 'Start',
      collapsible: false,
      items: [
        { type: 'doc', id: 'guide/one', label: 'One' },
        { type: 'link', href: '/gone', label: 'Gone' },
      ],
    },
    {
      type: 'category',
      label: 'Closed',
      link: { type: 'doc', id: 'guide/index' },
      items: [
        { type: 'link', href: '/guide/two#here', label: 'Two' },
      ],
    },
    {
      type: 'category',
      label: 'Based',
      collapsible: false,
      link: { type: 'doc', id: 'guide/one' },
      items: [
        { type: 'doc', id: 'guide/two', label: 'Two' },
      ],
    },
  ],
  api: [
    { type: 'doc', id: 'api', label: 'API' },
  ],
};
`);
    expect(files['docsite.config.ts']).toContain("displayedSidebars: { 'guide': 'guide', 'api': 'api' },");
    expect(files['docsite.config.ts']).toContain(`    items: [
      { label: 'Guide', to: '/guide/' },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { label: 'Out', href: 'https://a.example/' },
          { label: 'API', to: '/api' },
        ],
      },
      { label: 'GitHub', href: 'https://github.com/a/b' },
`);
    expect(printed.out).toContain('What its configuration computes is left out');
  });

  test('should keep the logo, the footer and other settings of a VitePress site', async () => {
    const folder = makeFolder({
      'docs/.vitepress/config.ts': `export default {
  title: 'Ours',
  description: "It's small",
  lastUpdated: true,
  head: [],
  themeConfig: {
    logo: { light: '/light.svg', dark: '/dark.svg', alt: 'Ours' },
    editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path', text: 'Edit' },
    footer: { message: 'MIT', copyright: '<b>2026</b>' },
  },
};
`,
      'docs/public/light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/public/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...pages('docs', ['index']),
    });
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'];
    expect(config).toContain("\n  tagline: 'It\\'s small',\n");
    expect(config).toContain("editUrl: 'https://github.com/a/b/edit/main', showLastUpdateTime: true },\n");
    expect(config).toContain(`
  navbar: {
    title: 'Ours',
    logo: { src: '/light.svg', srcDark: '/dark.svg', alt: 'Ours' },
    items: [
      { type: 'search', position: 'right' },
    ],
  },
  footer: { copyright: 'MIT<br><b>2026</b>' },
`);
    expect(printed.out).toContain('\nNot taken over from its configuration: head.\n');
    expect(await main(['check', folder])).toBe(0);
  });

  test('should write a site whose links lead nowhere if VitePress ignores such links', async () => {
    const builtWith = async (written: string) => {
      const config = `export default { ignoreDeadLinks: ${written} };\n`;
      const folder = makeFolder({ '.vitepress/config.mjs': config, 'index.md': '# A\n\n[B](./gone)\n' });
      expect(await main(['init', folder])).toBe(0);
      return main(['build', folder]);
    };
    expect(await builtWith('true')).toBe(0);
    expect(await builtWith("['localhostLinks']")).toBe(1);
  });

  test('should name settings of VitePress that it cannot take over', async () => {
    const folder = makeFolder({
      '.vitepress/config.mjs':
        'export default {\n  lastUpdated: on(),\n  themeConfig: {\n    logo: path(),\n    editLink: { pattern: ({ filePath }) => filePath },\n  },\n};\n',
      ...pages('.', ['index']),
    });
    expect(await main(['init', folder])).toBe(0);
    expect(printed.out).toContain('\nNot taken over from its configuration: logo, editLink, lastUpdated.\n');
  });

  test('should make languages of the locales of VitePress, in their folders, with the labels of each', async () => {
    const folder = makeFolder({
      '.vitepress/config.mjs': `export default {
  locales: {
    fr: {
      label: 'Français',
      themeConfig: {
        nav: [{ text: 'Le guide', link: '/fr/one' }, { text: 'Plus', items: [{ text: 'Dehors', link: 'https://a.example/' }] }],
        sidebar: [{ text: 'Débuts', items: [{ text: 'Un', link: '/fr/one.md' }, { text: 'Deux', link: '/fr/two' }] }],
      },
    },
    root: {
      lang: 'en-US',
      themeConfig: {
        nav: [{ text: 'Guide', link: '/one' }, { text: 'More', items: [{ text: 'Out', link: 'https://a.example/' }] }],
        sidebar: [{ text: 'Start', items: [{ text: 'One', link: '/one' }, { text: 'Two', link: '/two' }] }],
      },
    },
    'zh/': { lang: 'zh-CN' },
    de: {},
  },
};
`,
      ...pages('.', ['index', 'one', 'two', 'fr/index', 'fr/one', 'zh/index', 'de/other']),
      'fr/two.md': '# Deux\n\n[anglais](/one), [français](/fr/one), [chinois](/zh/one)\n',
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain(`
  i18n: {
    defaultLocale: 'en-US',
    locales: ['en-US', 'fr', 'zh-CN'],
    localeConfigs: {
      fr: { label: 'Français' },
      'zh-CN': { path: 'zh' },
    },
  },
  docs: { path: '.', routeBasePath: '/', localizedPath: '{locale}', editLocalizedFiles: true, sidebarPath:`);
    expect(files['docsite.config.ts']).toContain("      { type: 'localeDropdown', position: 'right' },\n");
    expect(files['sidebars.ts']).not.toContain('Débuts');
    expect(json(files['i18n/fr/docs/current.json'])).toEqual({
      'sidebar.docs.category.Start': { message: 'Débuts' },
      'sidebar.docs.doc.One': { message: 'Un' },
      'sidebar.docs.doc.Two': { message: 'Deux' },
    });
    expect(json(files['i18n/fr/navbar.json'])).toEqual({
      'item.label.Guide': { message: 'Le guide' },
      'item.label.More': { message: 'Plus' },
      'item.label.Out': { message: 'Dehors' },
    });
    expect(printed.out).toContain('The documents in de are pages of the first language, because');
    expect(await main(['build', folder])).toBe(0);
    const built = filesIn(join(folder, 'dist'));
    expect(Object.keys(built)).toEqual(expect.arrayContaining(['one.html', 'fr/two.html', 'zh/one.html']));
    expect(built['fr/two.html']).toContain('href="/zh/one"');
    expect(Object.keys(built)).not.toContain('fr/fr/one.html');
  });

  test('should show the home page that front matter lists, in each language', async () => {
    const home = (name: string, link: string) =>
      `---\nlayout: home\nhero:\n  name: ${name}\n  image: { light: /a.svg, dark: /b.svg }\n  actions: [{ text: Go, link: ${link} }]\nfeatures:\n  - { icon: ⚡, title: Fast, details: <b>Very</b> }\n---\n`;
    const folder = makeFolder({
      'docs/.vitepress/config.ts':
        "export default { title: 'Ours', locales: { root: { lang: 'en' }, fr: { lang: 'fr' } }, themeConfig: { sidebar: [{ text: 'Home', link: '/' }, { text: 'A', link: '/a' }] } };\n",
      'docs/index.md': `${home("It's ours", './a.md#b')}\n<script setup>\nimport X from './x.vue'\n</script>\n\n<X />\n`,
      'docs/fr/index.md': `${home('À nous', '/fr/a')}\nUn texte.\n`,
      'docs/a.md': '# A\n\n## B\n',
      'docs/fr/a.md': '# A\n',
      'docs/public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/public/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(printed.out).toContain('The home page is docsite/pages/index.tsx now');
    expect(await main(['build', folder, '--strict'])).toBe(0);
    const built = filesIn(join(folder, 'dist'));
    const [english = '', french = ''] = [built['index.html'], built['fr/index.html']];
    for (const part of [
      'It&#x27;s ours',
      'href="/a#b"',
      '⚡',
      '<b>Very</b>',
      '<img class="home-image light-only" src="/a.svg"',
    ])
      expect(english).toContain(part);
    expect(english).not.toContain('x.vue');
    for (const part of ['À nous', 'href="/fr/a"', 'Un texte.']) expect(french).toContain(part);
    expect(built['a.html']).toMatch(/<a [^>]*href="\/"[^>]*>Home<\/a>/);
  });

  test('should leave a home page as it is if its front matter lists no parts', async () => {
    const folder = makeFolder({
      'docs/.vitepress/config.ts': "export default { title: 'Ours' };\n",
      'docs/index.md': '---\nlayout: home\nhero: text\nfeatures: wrong\n---\n',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)).not.toHaveProperty(['docsite/pages/index.tsx']);
    expect(await main(['check', folder])).toBe(0);
  });
});
