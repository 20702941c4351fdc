import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import { printed } from '../../../printed.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

const home = `---
home: true
actions:
  - { text: Start, link: /guide/start.html, type: primary }
  - { text: More, link: /guide/, type: secondary }
features:
  - { title: Fast, details: A million rows }
---
`;

describe('docsite init in a site of VuePress', () => {
  test('should keep the navigation, the languages and the settings of version 2', async () => {
    const folder = makeFolder({
      'docs/.vuepress/config.ts': `import { defaultTheme } from '@vuepress/theme-default';
import { sidebar } from './sidebar.js';
export default defineUserConfig({
  base: '/lib/',
  locales: { '/': { lang: 'en-US', title: 'Ours', description: 'Small' }, '/fr/': { lang: 'fr', title: 'Ours' } },
  theme: defaultTheme({
    hostname: 'https://a.example',
    logo: '/logo.svg',
    repo: 'a/b',
    docsDir: 'docs',
    locales: {
      '/': { navbar: ['/guide/start.md', { text: 'More', children: [{ text: 'Guide', link: '/guide/' }] }], sidebar },
      '/fr/': { selectLanguageName: 'Français', navbar: [{ text: 'Début', link: '/fr/guide/start.html' }] },
    },
  }),
  plugins: [],
});
`,
      'docs/.vuepress/sidebar.ts':
        "export const sidebar = { '/guide/': [{ text: 'Guide', collapsible: true, children: ['README.md', '/guide/start.md'] }] };\n",
      'docs/.vuepress/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/README.md': home,
      ...pages('docs', ['guide/README', 'guide/start', 'fr/guide/README', 'fr/guide/start', 'other']),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    const config = files['docsite.config.ts'];
    expect(config).toContain("\n  title: 'Ours',\n  tagline: 'Small',\n");
    expect(config).toContain("\n  url: 'https://a.example',\n  baseUrl: '/lib/',\n");
    expect(config).toContain("\n      fr: { label: 'Français' },\n");
    expect(config).toContain(
      "sidebarPath: 'sidebars.ts', displayedSidebars: { 'guide': 'guide' }, editUrl: 'https://github.com/a/b/edit/main',",
    );
    expect(config).toContain("\n  markdown: { headingIds: 'vitepress', emoji: true },\n");
    expect(config).toContain("\n  staticDirectories: ['docs/.vuepress/public'],\n");
    expect(config).toContain(`
    logo: { src: '/logo.svg' },
    items: [
      { label: 'Start', to: '/guide/start' },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { label: 'Guide', to: '/guide/' },
        ],
      },
      { label: 'GitHub', href: 'https://github.com/a/b' },
`);
    expect(files['sidebars.ts']).toContain(`  guide: [
    {
      type: 'category',
      label: 'Guide',
      items: [
        'guide/README',
        'guide/start',
      ],
    },
  ],
`);
    expect(files['i18n/fr/navbar.json']).toContain('Début');
    expect(printed.out).toContain('\nNot taken over from its configuration: plugins.\n');
    expect(await main(['build', folder])).toBe(0);
    const built = filesIn(join(folder, 'dist'));
    expect(Object.keys(built)).toEqual(expect.arrayContaining(['guide.html', 'guide/start.html', 'logo.svg']));
    expect(built['index.html']).toMatch(/Ours.*Small.*href="\/lib\/guide\/start"[^>]*>Start.*A million rows/s);
  });

  test('should read the lists of version 1, whose links are relative to the path of their sidebar', async () => {
    const folder = makeFolder({
      '.vuepress/config.js': `module.exports = {
  title: 'Ours',
  themeConfig: {
    nav: [{ text: 'Out', link: 'https://a.example/' }],
    sidebar: {
      '/guide/': ['', ['start', 'First steps'], { title: 'Parts', collapsable: false, children: ['part'] }],
      '/api/': 'auto',
    },
  },
};
`,
      ...pages('.', ['guide/README', 'guide/start', 'guide/part', 'README']),
    });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['sidebars.ts']).toBe(`export default {
  guide: [
    'guide/README',
    { type: 'doc', id: 'guide/start', label: 'First steps' },
    {
      type: 'category',
      label: 'Parts',
      collapsible: false,
      items: [
        'guide/part',
      ],
    },
  ],
};
`);
    expect(filesIn(folder)['docsite.config.ts']).toContain("{ label: 'Out', href: 'https://a.example/' },");
  });
});
