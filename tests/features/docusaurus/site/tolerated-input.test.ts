import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const blogPlugin = 'node_modules/@docusaurus/plugin-content-blog';

/** Mistakes that Docusaurus tolerates, silently or with a warning. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `__webpack_public_path__ = '/base/';
const { themes } = require('prism-react-renderer');
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: __webpack_public_path__, onBrokenLinks: 'warn',
  presets: [['classic', {
    docs: { routeBasePath: '/', sidebarPath: './sidebars.js', editUrl: ({ docPath }) => {
      if ((found = docPath.match(/^(.*)/)) != null) return 'https://edit.org/' + found[1];
    } },
    blog: { blogSidebarCount: 0 },
    theme: { customCss: './src/main.css' },
  }]],
  plugins: [
    './posts-plugin.js',
    ['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/guides/start', to: '/' }] }],
  ],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: '/category/more', label: 'All of it' }] }, prism: { theme: { plain: {}, styles: [...themes.vsDark.styles] } } },
};
`,
  'posts-plugin.js': `const blog = require('@docusaurus/plugin-content-blog');
module.exports = async function posts(context, options) {
  const made = await blog.default(context, { ...options, path: 'blog' });
  return {
    name: 'posts',
    loadContent: () => made.loadContent(),
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
    postBuild({ routes, routesPaths, outDir }) {
      const paths = [...routes.map(({ path }) => path), ...routesPaths].filter((path) => path.includes('404'));
      const { readFileSync, writeFileSync } = require('fs');
      writeFileSync(outDir + '/404-paths.txt', paths.join());
      const files = ['/guides/start/index.html', '/404.html'].map((path) => readFileSync(outDir + path, 'utf8'));
      const found = files.map((html) => html.split('class="theme-doc-markdown"><header id="ds-page-title"').length - 1);
      writeFileSync(outDir + '/found.json', JSON.stringify(found));
    },
  };
};
`,
  [`${blogPlugin}/package.json`]: '{ "main": "index.js" }',
  [`${blogPlugin}/index.js`]: "exports.default = (_, { path }) => ({ loadContent: () => 'posts of ' + path });",
  'sidebars.js': `module.exports = { all: [
    'index',
    { type: 'category', label: 'Guides', customProps: { icon: 'compass' }, items: ['guides/start', 'guides/guides',
      { type: 'link', label: 'All', href: '/category/more' }] },
    { type: 'category', label: 'More', link: { type: 'generated-index' }, items: [{ type: 'link', label: 'L', href: 'https://t.org' }] },
  ] };`,
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
  'docs/guides/start.md': `---
id: start
sidebar_custom_props:
  icon: flag
---------

# Start

import DocCardList from '@theme/DocCardList';

<DocCardList />

## Channels[^1]

## join:Options at 10:30

[^1]: Of radios.
`,
  'docs/guides/1-guides.md': '---\ndescription: Of all guides\n---\n\n# Guides\n',
  'blog/2020-01-01-post.md': '# Post\n\nText\n',
  'static/img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'src/main.css': `.marked { background: url("~/img/mark.svg"); }
.commented { mask-image: url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><!--! Icon --></svg>'); }
`,
  'src/pages/marked.js': `import { usePluginData } from '@docusaurus/useGlobalData';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import IconExternalLink from '@theme/IconExternalLink';
const Listed = () => <i>{useLatestVersion().docs.map(({ id }) => id).sort().join()}</i>;
export default () => <p className="marked">{usePluginData('posts')} <IconExternalLink /><Listed /></p>;
`,
  'src/theme/NotFound/index.js': 'export default () => <p>Nothing here</p>;',
  'src/theme/Footer/index.js': `import Link from '@docusaurus/Link';
export default () => <footer><a href="/about">About</a><a href="/base/no">No</a><Link to="/nowhere">Away</Link></footer>;
`,
  'src/theme/DocCard/index.js': `import { useDocById } from '@docusaurus/theme-common/internal';
import { useCurrentSidebarCategory } from '@docusaurus/theme-common';
export default function DocCard({ item }) {
  const icon = item.customProps?.icon ?? useCurrentSidebarCategory().customProps.icon;
  return <b>{[item.label, icon, useDocById(item.docId)?.description].join('|')}{isKnown('/category/more') && ' known'}</b>;
}
function isKnown(id) {
  try {
    return useDocById(id) !== undefined;
  } catch {
    return false;
  }
}
`,
};

let site: BuiltSite;
let said: string;

beforeAll(async () => {
  site = await build(makeFolder(files));
  said = site.stdout + site.stderr;
});

test('a configuration should be able to assign undeclared names, and spread lists of missing packages', () => {
  expect(said).not.toContain('cannot read the configuration');
  expect(site.text('guides/start/index.html')).toContain('href="/base/');
});

test('plain links of components should not be checked, as Docusaurus checks only its own Link', () => {
  expect(said).toContain("broken link '/nowhere'");
  expect(said).not.toContain("'/about'");
  expect(said).not.toContain("'/no'");
});

test('a navbar item should be able to name the generated index of a category by its slug', () => {
  expect(said).not.toContain('navbar-item');
  expect(site.page('index.html').links('header nav a')).toContain('All of it → /base/category/more');
});

test('a redirect from the address of a page should be left out with a warning', () => {
  expect(said).toMatch(/warning {2}'\/guides\/start' cannot redirect/);
});

test('a line that only begins with --- should end front matter with a warning', () => {
  expect(said).toMatch(/start\.md:5:1 {2}warning {2}front matter ends at a line that continues/);
});

test('style URLs should be able to begin with ~/ if webpack does not resolve them', () => {
  const sheets = site.files().filter((path) => path.endsWith('.css'));
  expect(sheets.map((path) => site.text(path)).join('\n')).toContain('/base/img/mark.svg');
});

test('exclamation marks in the data of a style URL should not name loaders of webpack', () => {
  const sheets = site.files().filter((path) => path.endsWith('.css'));
  expect(sheets.map((path) => site.text(path)).join('\n')).toContain('<!--! Icon -->');
});

test('a plugin that calls the blog plugin to read posts should provide its data, and no second blog', () => {
  expect(site.text('marked/index.html')).toContain('posts of blog');
});

test('icons should be available by their names before Docusaurus 2', () => {
  expect(site.text('marked/index.html')).toMatch(/<svg[^>]*/);
});

test('cards should have custom properties from sidebars and front matter, and the ids of their documents', () => {
  const html = site.text('guides/start/index.html');
  expect(html).toContain('<b>start|flag|');
  expect(html).toContain('<b>Guides|compass|Of all guides</b>');
  // the page of a category is not a document
  expect(html).toContain('<b>All|compass|</b>');
});

test('a document with a numbered folder name should not become the page of the folder', () => {
  expect(site.text('guides/guides/index.html')).toContain('Of all guides');
});

test('versions at the root should list their documents, and category pages by their addresses', () => {
  expect(site.page('marked/index.html').texts('.marked i')).toEqual([
    '/category/more,guides/guides,guides/start,index',
  ]);
});

test('heading ids should exclude footnote numbers and what remark-directive parses as a directive', () => {
  expect(
    site
      .page('guides/start/index.html')
      .all('h2:not(.sr-only)')
      .map(({ properties }) => properties.id),
  ).toEqual(['channels', 'join-at-1030']);
  expect(site.text('guides/start/index.html')).toContain('join:Options at 10:30');
});

test('plugins should find the text of documents in the finished site by its class in Docusaurus', () => {
  expect(JSON.parse(site.text('found.json'))).toEqual([1, 0]);
});

test('plugins should be told the file of the 404 page, but no route for it', () => {
  expect(site.text('404-paths.txt')).toBe('/base/404.html');
});
