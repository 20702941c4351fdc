import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/x/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { docs: { breadcrumbs: false, sidebarPath: './sidebars.js' }, blog: false }]],
    plugins: [() => ({ name: 'own', contentLoaded({ actions }) {
      actions.setGlobalData({ own: 1 });
      actions.addRoute({ path: '/x/own', exact: true, component: '@site/src/Own.js', color: 'blue' });
    } })],
  };`,
  'sidebars.js': `module.exports = { main: ['intro', { type: 'category', label: 'Part', link: { type: 'generated-index' }, items: ['part/a'] }] };`,
  'src/Own.js': 'export default () => <p>Own</p>;',
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  'docs/part/a.md': '# A\n',
  'src/pages/index.js': `import routes from '@generated/routes';
    import globalData from '@generated/globalData';
    const lines = (list, level) => list.flatMap(({ component, path, routes: inner = [], ...rest }) =>
      ['-'.repeat(level) + path + ' ' + typeof component + typeof component.preload + JSON.stringify(rest), ...lines(inner, level + 1)]);
    export default () => <><pre id="routes">{JSON.stringify(lines(routes, 0))}</pre><pre id="data">{JSON.stringify(globalData)}</pre></>;`,
};

const folder = makeFolder(files);
let first: Promise<BuiltSite>;
beforeAll(() => {
  first = build(folder);
});

const valueAt = (site: BuiltSite, path: string, id: string) => JSON.parse(site.page(path).texts(`#${id}`)[0] as string);

const routesOf = (site: BuiltSite, path: string): string[] =>
  valueAt(site, path, 'routes').map((line: string) => line.replace(' functionfunction', ' '));

test('code that imports the routes of a site should get those of each language, also after an edit', async () => {
  const site = await first;
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  expect(routesOf(site, 'index.html')).toEqual([
    '/x/own {"exact":true,"color":"blue"}',
    '/x/docs {}',
    '-/x/docs {}',
    '--/x/docs {}',
    '---/x/docs/ {"exact":true,"sidebar":"main"}',
    '---/x/docs/category/part {"exact":true,"sidebar":"main"}',
    '---/x/docs/part/a {"exact":true,"sidebar":"main"}',
    '/x/ {"exact":true}',
    '* {}',
  ]);
  expect(routesOf(site, 'fr/index.html')).toContain('---/x/fr/docs/part/a {"exact":true,"sidebar":"main"}');
  writeFileSync(join(folder, 'docs/part/b.md'), '# B\n');
  const outDir = join(makeFolder(), 'dist');
  expect(routesOf(await build(folder, ['--out-dir', outDir]), 'index.html')).toContain(
    '---/x/docs/part/b {"exact":true}',
  );
});

test('code that imports the global data of a site should get those of its docs and its plugins', async () => {
  const site = await first;
  expect(valueAt(site, 'index.html', 'data')).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/x/docs',
        breadcrumbs: false,
        versions: [
          {
            name: 'current',
            label: 'Next',
            isLast: true,
            path: '/x/docs',
            mainDocId: 'intro',
            docs: [
              { id: 'intro', path: '/x/docs/', sidebar: 'main' },
              { id: '/category/part', path: '/x/docs/category/part', sidebar: 'main' },
              { id: 'part/a', path: '/x/docs/part/a', sidebar: 'main' },
            ],
            draftIds: [],
            sidebars: { main: { link: { path: '/x/docs/', label: 'Intro' } } },
          },
        ],
      },
    },
    own: { default: { own: 1 } },
  });
});

test('code that imports the global data of a site without docs should get those of its plugins', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]] };`,
      'src/pages/index.js': `import globalData from '@generated/globalData';
        export default () => <pre id="data">{JSON.stringify(globalData)}</pre>;`,
    }),
  );
  expect([site.exitCode, valueAt(site, 'index.html', 'data')]).toEqual([0, {}]);
});

test('code that imports the posts in the sidebar of a blog should get those of each language', async () => {
  const posts = ['~blog/default/', '../../.docusaurus/docusaurus-plugin-content-blog/default/'].map(
    (folder) => `${folder}blog-post-list-prop-default.json`,
  );
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/x/',
        i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
        presets: [['classic', { docs: false, blog: { blogSidebarTitle: 'News', blogSidebarCount: 2 } }]] };`,
      'blog/2024-01-01-old.md': '# Old\n',
      'blog/2024-01-02-a.md': '---\ntitle: A\nunlisted: true\n---\n\nText\n',
      'blog/2024-01-03-b.md': '---\ntitle: B\nsidebar_label: Newest\n---\n\nText\n',
      'i18n/fr/docusaurus-plugin-content-blog/2024-01-03-b.md': '---\ntitle: Le B\n---\n\nTexte\n',
      'src/pages/index.js': `import { items } from '${posts[0]}';
        const { title } = require('${posts[1]}');
        export default () => <pre id="posts">{JSON.stringify([title, ...items])}</pre>;`,
    }),
  );
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  const oldest = { title: 'A', date: '2024-01-02T00:00:00.000Z', unlisted: true };
  const newest = { date: '2024-01-03T00:00:00.000Z', unlisted: false };
  expect(valueAt(site, 'index.html', 'posts')).toEqual([
    'News',
    { title: 'Newest', permalink: '/x/blog/2024/01/03/b', ...newest },
    { ...oldest, permalink: '/x/blog/2024/01/02/a' },
  ]);
  expect(valueAt(site, 'fr/index.html', 'posts')).toEqual([
    'News',
    { title: 'Le B', permalink: '/x/fr/blog/2024/01/03/b', ...newest },
    { ...oldest, permalink: '/x/fr/blog/2024/01/02/a' },
  ]);
});
