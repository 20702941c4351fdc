import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Defaults of Docusaurus and webpack that sites rely on, and options in the form of older versions. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/',
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'guides', path: 'guides', routeBasePath: 'guides', editUrl: 'https://e.org', remarkPlugins: [require('./mark')] }],
    ['@docusaurus/plugin-content-docs', { id: 'default', routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js') }],
    '@docusaurus/plugin-content-pages',
    'docusaurus-lunr-search',
  ],
  themeConfig: {
    algolia: { apiKey: 'key', indexName: 'name' },
    navbar: { items: [{ type: 'docSidebar', sidebarId: 'all', label: 'Documents' }] },
  },
};
`,
  'mark.js': `module.exports = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'marked' }] });
};
`,
  'snippets/_note.md': 'A note\n',
  'sidebars.js': "module.exports = { all: ['api'] };",
  'docs/api.md': `---
slug: /
---

# API

The [call](#i18n._), the [old mark](#calling), and both [here](#both).

## Calls {#i18n.\\_}

#### <a name="calling"></a> Calling methods

## Two marks <a name="both" id="both"></a>
`,
  'guides/start.md': `import Facts from './facts';
import Note from '@site/snippets/_note.md';
import Part from './part/_part.md';

# Start

<Facts.One />

<Part />

<Note />
`,
  'guides/facts.js': 'export default { One: () => <i>of the page</i> };\n',
  'guides/part/_part.md': `import Facts from './facts';

<Facts.One />

{[Facts].length} facts
`,
  'guides/part/facts.js': 'export default { One: () => <i>of the partial</i> };\n',
  'static/font.ttf': 'font',
  'src/pages/font.js': "import font from '@site/static/font.ttf';\nexport default () => <p>{font}</p>;\n",
  'src/pages/about.js': `import config from '../../docusaurus.config';
export default () => <p>{config.title} of {config.plugins[1][1].sidebarPath}</p>;
`,
  'src/theme/SearchBar/index.js': `export default function SearchBar() {
  return <input onFocus={() => import('./lib/client')} placeholder="Ejected" />;
}
`,
  'src/theme/Icon/Home/index.js': 'export const Home = () => <i>home</i>;\n',
  'src/theme/Icon/Edit/index.js': 'export const Edit = () => <i className="edited-with">named icon</i>;\n',
  'src/theme/EditThisPage/index.js': "import { Edit } from '../Icon/Edit';\nexport { Edit as default };\n",
  'src/theme/shell/skip-link.tsx': 'export const SkipLink = () => <a href="#ds-main">own skip link</a>;\n',
  'src/theme/SearchBar/lib/client.js': "import lunr from '@generated/lunr.client';\nexport default lunr;\n",
};

let site: BuiltSite;
let said: string;

beforeAll(async () => {
  site = await build(makeFolder(files));
  said = site.stdout + site.stderr;
});

test('a navbar item without an instance should belong to the default docs instance, wherever that is listed', () => {
  expect(said).not.toContain('navbar-item');
  expect(site.text('guides/start/index.html')).toMatch(/<a[^>]* href="\/"[^>]*>Documents</);
});

test('heading ids should be read as Markdown, and names of links be targets', () => {
  expect(site.text('index.html')).toContain('id="i18n._"');
  expect(said).not.toContain('broken-anchor');
  expect(said).not.toContain('duplicate-heading-id');
});

test('a name should be able to mean one thing in a document and another in its partial', () => {
  expect(site.page('guides/start/index.html').texts('.markdown i')).toEqual(['of the page', 'of the partial']);
  expect(site.page('guides/start/index.html').texts('.markdown > p')).toContain('1 facts');
});

test('plugins of an instance should process the partials in its folders', () => {
  const paragraphs = site.page('guides/start/index.html').texts('.markdown > p');
  expect(paragraphs).toEqual(['1 facts', 'marked', 'A note', 'marked']);
});

test('an Algolia index without an application should be replaced, and reported', () => {
  expect(said).toContain("themeConfig.algolia, as it has no 'appId'");
});

test('a component whose module only the bundler of Docusaurus has should be left out, with its children, and reported', () => {
  expect(said).toContain('component src/theme/SearchBar, which needs @generated/lunr.client');
  expect(said).not.toContain('src/theme/SearchBar/lib');
  expect(site.text('index.html')).not.toContain('Ejected');
  expect(site.exitCode).toBe(0);
});

test('a component without a default export should be left out, and reported unless another one imports it', () => {
  expect(said).toContain('component src/theme/Icon/Home, which has no default export');
  expect(said).not.toContain('src/theme/Icon/Edit');
  expect(site.page('guides/start/index.html').texts('.edited-with')).toEqual(['named icon']);
});

test("a file of docsite's own theme should be used, although those have no default exports", () => {
  expect(site.text('index.html')).toContain('own skip link');
  expect(said).not.toContain('src/theme/shell');
});

test('pages should import fonts as their addresses', () => {
  expect(site.page('font/index.html').texts('main p')).toEqual([expect.stringMatching(/^\/assets\/.*font-\w+\.ttf$/)]);
});

test('pages should be able to import a configuration that uses require.resolve', () => {
  expect(site.text('about/index.html')).toContain('of <!-- -->./sidebars.js');
});
