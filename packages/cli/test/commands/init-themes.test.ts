import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { filesIn } from '../files-in.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

/** Pages with their names as titles. */
function pages(folder: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [`${folder}/${name}.md`, `# ${name}\n`]));
}

describe("docsite init beside the configuration of another tool's theme", () => {
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

  test('should name settings of VitePress that it cannot take over', async () => {
    const folder = makeFolder({
      '.vitepress/config.mjs':
        'export default {\n  lastUpdated: on(),\n  themeConfig: {\n    logo: path(),\n    editLink: { pattern: ({ filePath }) => filePath },\n  },\n};\n',
      ...pages('.', ['index']),
    });
    expect(await main(['init', folder])).toBe(0);
    expect(printed.out).toContain('\nNot taken over from its configuration: logo, editLink, lastUpdated.\n');
  });

  test('should keep the logo and other settings of a Starlight site', async () => {
    const logo = (path: string) =>
      `export default { integrations: [starlight({ title: 'Ours', description: 'Small', lastUpdated: true,
  logo: { src: '${path}', replacesTitle: true },
  editLink: { baseUrl: 'https://github.com/a/b/edit/main/' } })] };`;
    const files = {
      'astro.config.mjs': logo('./src/assets/logo.svg'),
      'src/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...pages('src/content/docs', ['index']),
    };
    const folder = makeFolder(files);
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'];
    expect(config).toContain("\n  tagline: 'Small',\n");
    expect(config).toContain("editUrl: 'https://github.com/a/b/edit/main', showLastUpdateTime: true },\n");
    expect(config).toContain("\n  staticDirectories: ['src/assets'],\n");
    expect(config).toContain("\n  navbar: {\n    logo: { src: '/logo.svg' },\n");
    expect(await main(['check', folder])).toBe(0);
    const rooted = makeFolder({ ...files, 'astro.config.mjs': logo('/src/assets/logo.svg') });
    expect(await main(['init', rooted])).toBe(0);
    expect(filesIn(rooted)['docsite.config.ts']).toBe(config);
    const mixed = makeFolder({ ...files, 'src/assets/secret.txt': '' });
    expect(await main(['init', mixed])).toBe(0);
    expect(filesIn(mixed)['docsite.config.ts']).not.toMatch(/logo|assets/);
    expect(printed.out).toContain('\nNot taken over from its configuration: logo.\n');
  });

  test('should keep the sidebar and the title of a Starlight site', async () => {
    const folder = makeFolder({
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import other from 'other';
export default defineConfig({
  integrations: [
    other({ site: 'x' }),
    starlight({
      title: 'Ours',
      social: { github: 'https://github.com/a/b' },
      sidebar: [
        'index',
        { slug: 'guides/my-start' },
        { label: 'Guides', items: ['guides/v12', { label: 'Out', link: 'https://a.example/' }] },
        { label: 'Reference', collapsed: true, autogenerate: { directory: 'reference' } },
      ],
    }),
  ],
});
`,
      ...pages('src/content/docs', ['index', 'guides/My Start', 'guides/v1.2', 'reference/a']),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain("\n  title: 'Ours',\n");
    expect(files['docsite.config.ts']).toContain("{ label: 'GitHub', href: 'https://github.com/a/b' },");
    expect(files['sidebars.ts']).toBe(`export default {
  docs: [
    'index',
    'guides/My Start',
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: [
        'guides/v1.2',
        { type: 'link', href: 'https://a.example/', label: 'Out' },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        { type: 'autogenerated', dirName: 'reference' },
      ],
    },
  ],
};
`);
    expect(printed.out).not.toContain('computes');
    expect(await main(['check', folder])).toBe(0);
  });

  test('should give each topic of a Starlight site a sidebar', async () => {
    const folder = makeFolder({
      'astro.config.mjs': `export default defineConfig({ integrations: [starlight({ title: 'Ours', plugins: [check(), topics([
  { label: 'Guides', link: '/guides/', items: [{ autogenerate: { directory: 'guides' } }] },
  { label: 'Blog', link: 'https://a.example/' },
])] })] });
`,
      ...pages('src/content/docs', ['guides/index']),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['sidebars.ts']).toContain("  Guides: [\n    { type: 'autogenerated', dirName: 'guides' },\n  ],\n");
    expect(files['docsite.config.ts']).toContain("{ label: 'Guides', to: '/guides/' },\n      { label: 'Blog', href:");
  });
});
