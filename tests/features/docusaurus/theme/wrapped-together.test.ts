import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Components that the site wraps at once, each with an element before it. */
const wrapped = [
  ...['Layout', 'NotFound', 'SearchPage', 'Heading', 'ThemedImage', 'Icon/ExternalLink', 'TOCItems', 'MDXContent'],
  ...['DocItem/Footer', 'EditMetaRow', 'BlogListPage', 'BlogPostItem/Content', 'DocCard/Heading'],
];

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/', editUrl: 'https://e.org/' }, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
    themeConfig: {
      navbar: { logo: { src: 'l.svg', srcDark: 'd.svg' }, items: [{ label: 'Out', href: 'https://o.org' }] },
      footer: { logo: { src: 'l.svg', width: 50, className: 'foot' } },
    } };`,
  'static/l.svg': '<svg/>',
  'static/d.svg': '<svg/>',
  'docs/index.mdx': `---
tags: [sea]
title: Home
---

import TOCInline from '@theme/TOCInline';

<TOCInline toc={toc} />

## Section
`,
  'docs/more/_category_.json': '{ "link": { "type": "generated-index", "title": "More" } }',
  'docs/more/one.md': '# One\n',
  'blog/2024-01-02-post.md': '---\ntags: [land]\n---\n\n# Post\n\nText.\n',
  ...Object.fromEntries(
    wrapped.map((name) => [
      `src/theme/${name}/index.js`,
      `import Original from '@theme-original/${name}';
       export default (props) => <><i data-own="${name}" /><Original {...props} /></>;`,
    ]),
  ),
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

/** What a page draws with a component of the site: the text or the address of what follows its element. */
const drawn = (path: string, name: string, selector = ':is(h1, h2, h3)'): string[] =>
  site.page(path).texts(`[data-own="${name}"] + ${selector}`);

test('all of them should be adopted', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
});

test.each([
  ['index.html', ['Home', 'Section']],
  ['more/one/index.html', ['One']],
  ['category/more/index.html', ['More', '📄️One']],
  ['tags/index.html', ['Tags', 'S']],
  ['tags/sea/index.html', ['One doc tagged with "sea"', 'Home']],
  ['blog/archive/index.html', ['Archive', '2024']],
  ['blog/tags/land/index.html', ['One post tagged with "land"']],
  ['404.html', ['Page Not Found']],
])('headings of %s should be drawn by Heading, apart from titles of posts', (path, titles) => {
  expect(drawn(path, 'Heading')).toEqual(titles);
});

test('logos should be drawn by ThemedImage', () => {
  const page = site.page('index.html');
  const image = '[data-own="ThemedImage"] ~ img';
  expect(page.attributes(`.navbar ${image}`, 'src')).toEqual(['/l.svg', '/d.svg']);
  expect(page.attributes(`.footer ${image}.foot`, 'width')).toEqual(['50', '50']);
});

test('a component should be drawn within others that are wrapped, too', () => {
  const page = site.page('index.html');
  const withOwn = (...selectors: string[]) => selectors.map((selector) => page.all(selector).length);
  expect(
    withOwn(
      '.doc-footer [data-own="EditMetaRow"] + .doc-footer-row',
      '.navbar .navbar-link [data-own="Icon/ExternalLink"]',
    ),
  ).toEqual([1, 1]);
  expect(site.page('blog/index.html').texts('[data-own="MDXContent"] + .markdown')).toEqual(['Text.']);
});

test('a table of contents in the text should be drawn by TOCItems', () => {
  expect(drawn('index.html', 'TOCItems', '.table-of-contents')).toEqual(['Section']);
});

test.each(['404.html', 'search/index.html'])('what %s draws should be within the layout of the site', (path) => {
  expect(site.page(path).all('[data-own="Layout"]').length).toBe(1);
});
