import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** What Docusaurus 2 does differently from version 3. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "dependencies": { "@docusaurus/core": "2.4.3" } }',
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
    presets: [['classic', {
      docs: {
        sidebarItemsGenerator: ({ defaultSidebarItemsGenerator, isCategoryIndex, ...rest }) =>
          defaultSidebarItemsGenerator({ ...rest, isCategoryIndex: ({ directories }) => directories[0] === 'own' }),
      },
      blog: { truncateMarker: /<!--\\s*more\\s*-->/ },
    }]],
    plugins: [() => ({
      name: 'routes',
      postBuild({ routes, outDir }) {
        require('fs').writeFileSync(outDir + '/routes.txt', [...new Set(routes.map(({ plugin }) => plugin.name))].join());
      },
    })],
  };`,
  'docs/a.md': '# A\n\n## Go :tada: now\n\n## io([url][, options][, ack])\n\n```js title=a.js\nb\n```\n',
  'docs/contents.mdx':
    "import Part from './_part.mdx';\n\n# Contents\n\n## First\n\n- ## In a list\n\n> ## Quoted\n\n:::tip\n\n## In a notice\n\n:::\n\n<div>\n\n## In an element\n\n</div>\n\n<Part />\n",
  'docs/_part.mdx': '## In a partial\n',
  'docs/notices.md': '# Notices\n\n:::tip\n\nWithin\n\n:::tip\n\nAfter [A](a.md/#go--now)\n',
  'docs/theme.mdx': "import Hooked from '@site/src/hooked';\n\n# Theme\n\n<Hooked />\n",
  'docs/chosen.mdx':
    'import Chosen from \'@site/src/chosen\';\n\n# Chosen\n\n<Chosen>\n\n```js title="a.js" live\nlet x;\n```\n\n```wat\n(x)\n```\n\n</Chosen>\n',
  'src/chosen.js': `import { Children } from 'react';
const describe = ({ mdxType, children: { props: { className, title, metastring, children } } }) =>
  [mdxType, className.replace(/language-/, ''), title, metastring, JSON.stringify(children)].join();
export default ({ children }) => <>{Children.map(children, (child) => <i className="chosen" key={child.key}>{describe(child.props)}</i>)}{children}</>;
`,
  'src/hooked.js': `import { useActivePlugin } from '@theme/hooks/useDocs';
import usePrismTheme from '@theme/hooks/usePrismTheme';
import useThemeContext from '@theme/hooks/useThemeContext';
import useUserPreferencesContext from '@theme/hooks/useUserPreferencesContext';
import useWindowSize from '@theme/hooks/useWindowSize';
import Coloured from './coloured';
const values = () => [useActivePlugin({ failfast: true }).pluginId, typeof usePrismTheme(), useThemeContext().isDarkTheme, useWindowSize(),
  Object.keys(useUserPreferencesContext().tabGroupChoices).length];
export default () => <><i className="hooked">{values().join()}</i><Coloured /></>;
`,
  'src/coloured.js': `import Highlight, { defaultProps } from 'prism-react-renderer';
export default () => <Highlight {...defaultProps} code="let x" language="js">
  {({ tokens, getTokenProps }) => tokens[0].map((token, key) => <b key={key} {...getTokenProps({ token })} />)}
</Highlight>;
`,
  'docs/part/index.md': '# Introduction\n',
  'docs/own/other.md': '# Other\n',
  'src/pages/_notes.md': 'Video [a](https://v.org)\n\nText\n',
  'src/pages/notes.js': `import Notes from './_notes.md';
    export default function Page() {
      const links = Notes({}).props.children.map((child) => child?.props?.children?.[1]?.props?.href);
      return <p id="links">{links.filter(Boolean).join()}</p>;
    }`,
  'src/pages/page.md': '---\ntitle: Page\n---\n\nText\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n  image_url: /none.png\n',
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, day) => [
      `blog/2020-01-${day + 10}-p${day}.md`,
      '---\nauthors: ada\n---\n\n# P\n\nText\n',
    ]),
  ),
  'blog/2021-01-05-old.mdx': '# Old\n\nBegins. <!-- more --> Ends.\n',
  'blog/2021-03-02-older.md': '# March\n\nText\n',
  'blog/2022-01-01-new.md': '# New\n\nText\n',
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('a document called as a function should return its blocks as children', () => {
  expect(site.text('notes/index.html')).toContain('<p id="links">https://v.org</p>');
});

test('the excerpt marker of a post should not be shown', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  expect(site.text('blog/2021/01/05/old/index.html')).toMatch(/Begins\.\s+(?:<[^>]*>\s*)*Ends\./);
});

test('emoji, and labels of undefined references, should leave no trace in heading ids', () => {
  expect(site.page('docs/a/index.html').attributes('h2', 'id')).toEqual(['go--now', 'iourl-ack']);
});

test('a table of contents should list only headings of the document itself that no other block contains', () => {
  const page = site.page('docs/contents/index.html');
  expect(page.texts('.toc a')).toEqual(['First', 'In an element']);
  expect(page.attributes('.markdown h2', 'id')).toHaveLength(6);
  expect(page.attributes('.markdown [data-nested]', 'id')).toEqual([]);
});

test('an admonition should end at a line with as many colons, whatever follows them, and links to files be read completely', () => {
  const page = site.page('docs/notices/index.html');
  expect(page.texts('.admonition p:last-child, .markdown > p')).toEqual(['Within', 'After A']);
  expect(page.attributes('.markdown > p a', 'href')).toEqual(['/docs/a#go--now']);
  expect(site.stdout).not.toContain('unclosed-directive');
});

test('components should get code blocks as the elements that MDX 1 created', () => {
  const page = site.page('docs/chosen/index.html');
  expect(page.texts('.chosen').filter((text) => text !== '')).toEqual([
    'pre,js,a.js,title="a.js" live,"let x;\\n"',
    'pre,wat,,,"(x)\\n"',
  ]);
  expect(page.texts('pre')).toEqual(['let x;', '(x)']);
});

test('components should have the hooks of former separate modules', () => {
  expect(site.page('docs/theme/index.html').texts('.hooked')).toEqual(['default,object,false,ssr,0']);
});

test('code should be coloured by the first version of prism-react-renderer, whose names docsite has where it is missing', () => {
  expect(site.page('docs/theme/index.html').texts('b.token')).toEqual(['let', 'x']);
});

test('code titles should need no quotation marks, and pages get no heading they do not write', () => {
  expect(site.page('docs/a/index.html').texts('figcaption')).toEqual(['a.js']);
  expect(site.page('page/index.html').texts('main h1')).toEqual([]);
});

test('a sidebar generator should decide which documents are the pages of their folders', () => {
  const sidebar = site
    .page('docs/a/index.html')
    .texts('nav[aria-label="Docs sidebar"] > ul > li > div > a, nav[aria-label="Docs sidebar"] > ul > li > a');
  expect(sidebar).toEqual(['A', 'Chosen', 'Contents', 'Notices', 'Other', 'part', 'Theme']);
});

test('feeds should contain all posts, and authors should have no pages', () => {
  expect(site.text('blog/rss.xml').match(/<item>/g)).toHaveLength(23);
  expect(site.files().filter((file) => file.includes('authors'))).toEqual([]);
});

test('each route that plugins are told should name its plugin', () => {
  expect(site.text('routes.txt')).toContain('docusaurus-plugin-content-docs');
});

test('archives should begin with the oldest year, and each year with the newest post', () => {
  const page = site.page('blog/archive/index.html');
  expect(page.texts('main li').slice(20)).toEqual([
    'March 2, 2021 - March',
    'January 5, 2021 - Old',
    'January 1, 2022 - New',
  ]);
});

test.each([
  ['in its function', 'module.exports = async () => make({});', 'make.ts:3:14'],
  ['in a package', "module.exports = () => require('inner')();", 'docusaurus.config.js:2:24'],
])('a configuration that throws %s should be an error at its place', async (_, config, place) => {
  const folder = makeFolder({
    'docusaurus.config.js': `const { make } = require('./make');\n${config}`,
    'make.ts': 'export function make(x) {\n  // a comment\n  return x.y.z;\n}\n',
    'node_modules/inner/index.js': "module.exports = () => {\n  throw new Error('inside');\n};",
  });
  const { exitCode, stdout, stderr } = await build(folder);
  expect([exitCode, stdout + stderr]).toEqual([
    2,
    expect.stringContaining(`${place}  error  cannot read the configuration`),
  ]);
});
