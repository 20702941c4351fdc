import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Swizzled parts of the theme, and what docsite's parts show in them. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
    presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
    themeConfig: { blog: { sidebar: { groupByYear: false } }, navbar: { items: [
      { label: 'More', items: [{ type: 'custom-clock', zone: 'inner' }, { label: 'Out', href: 'https://example.org' }] },
      { type: 'localeDropdown', dropdownItemsBefore: [{ type: 'custom-clock', zone: 'before' }] },
    ] } },
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    markdown: { hooks: {
      onBrokenMarkdownLinks: ({ url, sourceFilePath, node }) =>
        url === './gone.md' ? '/docs/home#from-' + sourceFilePath.length + '-' + node.position.start.line : undefined,
      onBrokenMarkdownImages: () => undefined,
    } },
  };`,
  'sidebars.js': `module.exports = { main: ['home', { type: 'category', label: 'Counted', link: { type: 'doc', id: 'about' }, items: ['one', { type: 'html', value: '<hr>' }] },
    { type: 'category', label: 'Described', description: 'Own words', items: ['two'] }] };`,
  'docs/home.mdx': "# Home\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
  'docs/about.md': '# About\n\nDescribes the page of the category.\n',
  'docs/one.md': '# One\n\nFirst. [moved](./gone.md) and [left](./left.md) ![later](./later.png)\n',
  'docs/two.md': '# Two\n\n[Out](https://example.org)\n',
  'blog/2021-01-01-a.md': '# A\n\nText\n',
  'src/theme/NavbarItem/ComponentTypes.js': `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
    const Clock = ({ zone, isDropdownItem }) => <b className="clock">{zone}{isDropdownItem && ' in a list'}</b>;
    export default { ...ComponentTypes, 'custom-clock': Clock };`,
  'src/pages/us.js': `import Layout from '@theme/Layout';
    import { memo } from 'react';
    export default memo(() => <Layout title="Home">Text</Layout>);`,
  'src/theme/ThemeProvider/TitleFormatter/index.js': `import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
    const formatter = ({ defaultFormatter, ...params }) =>
      params.title === 'About' ? defaultFormatter(params) : [params.title, params.plugin.name].join(' of ');
    export default ({ children }) => <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;`,
  'src/theme/Icon/ExternalLink/index.js': 'export default () => <i className="own-icon">out</i>;',
  'src/theme/SearchPage/index.js': `import SearchPage from '@theme-original/SearchPage';
    export default () => <><p className="own-search">Own words above</p><SearchPage /></>;`,
  'src/theme/BlogSidebar/Mobile/index.js': `import Mobile from '@theme-original/BlogSidebar/Mobile';
    export default ({ sidebar }) => <><p>{sidebar.items.length} posts</p><Mobile sidebar={sidebar} /></>;`,
  'src/theme/BlogSidebar/Desktop/index.js': `import Desktop from '@theme-original/BlogSidebar/Desktop';
    export default ({ sidebar }) => <><time className="newest">{sidebar.items[0].date}</time><Desktop sidebar={sidebar} /></>;`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('titles should be formatted by the function of the site, React pages included', () => {
  const titleOf = (path: string) => {
    const page = site.page(path);
    return [
      ...page.texts('title'),
      ...page.all('meta[property="og:title"]').map(({ properties }) => properties.content),
    ];
  };
  expect(titleOf('docs/one/index.html')).toEqual(Array(2).fill('One of docusaurus-plugin-content-docs'));
  expect(titleOf('docs/about/index.html')).toEqual(Array(2).fill('About | T'));
  expect(titleOf('us/index.html')).toEqual(Array(2).fill('Home of docusaurus-plugin-content-pages'));
});

test('dropdowns should contain item types of the site', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  const texts = site.page('docs/home/index.html').texts('.clock');
  expect([...new Set(texts)].sort()).toEqual(['before in a list', 'inner in a list']);
});

test('components for icons, the search page and the posts on narrow screens should be adopted', () => {
  expect(site.page('docs/home/index.html').texts('a[href="https://example.org"] .own-icon')).toContain('out');
  const search = site.page('search/index.html');
  expect([search.texts('.own-search'), search.texts('h1'), search.all('.search-page').length]).toEqual([
    ['Own words above'],
    ['Search the documentation'],
    1,
  ]);
  expect(site.stdout).not.toContain('not taken over');
});

test('a post sidebar rendered by the site should get an ungrouped list if its theme does', () => {
  const page = site.page('blog/2021/01/01/a/index.html');
  expect([page.links('aside a'), page.texts('aside h3')]).toEqual([['A → /blog/2021/01/01/a'], []]);
});

test('a post sidebar of the site should get the dates of posts if it reads them', () => {
  expect(site.page('blog/2021/01/01/a/index.html').texts('.newest')).toEqual(['2021-01-01T00:00:00.000Z']);
});

test('functions should be able to replace links and images that lead nowhere', () => {
  const page = site.page('docs/one/index.html');
  expect(page.links('.prose a, article a')).toEqual(
    expect.arrayContaining(['moved → /docs/home#from-11-3', 'left → ./left.md']),
  );
  expect(page.attributes('article img', 'src')).toEqual(['./later.png']);
  const findings = site.stdout.split('\n').filter((line) => line.includes('docs/one.md:'));
  expect(findings).toEqual([
    'docs/one.md: 2 warnings',
    "docs/one.md:3:8  warning  broken anchor './gone.md': '/docs/home' has no id 'from-11-3'  broken-anchor",
    "docs/one.md:3:31  warning  broken link './left.md': the site has no such page or file  broken-link",
  ]);
});

test('category cards should show the number of their entries, unless they have a description', () => {
  expect(site.page('docs/home/index.html').texts('.card-text')).toEqual(['2 items', 'Own words']);
});

test('links in documents should not have the icon of the page frame', () => {
  expect(site.page('docs/two/index.html').texts('article a[href="https://example.org"] .own-icon')).toEqual([]);
});

test('a missing home page should be asked for in the folder of the pages', () => {
  expect(site.stdout).toContain('write `src/pages/index.md`');
});
