import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Partials that pass the children of the including element to a component of the site, which a function provides. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { blog: false, docs: { routeBasePath: '/', sidebarPath: false } }]] };`,
  'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents';
    import Inject from '@site/src/Inject';
    export default function provide(around) {
      return { ...MDXComponents, ...around, Inject, Own: () => <b className="own">own</b> };
    }`,
  'src/Inject.js': `export default ({ content, id }) =>
    content.length ? content.filter((part) => part.props.id === id) : <p>one: {content.props.id}</p>;`,
  'docs/_template.md': `## First

<Inject id="a" content={props.children} />

## Second

<Inject id="b" content={props.children} />
`,
  'docs/several.md': `import Template from './_template.md';

# Several

<Own />

<Template>

<div id="b">

### Of b

A [single one](./single.md).

</div>

<div id="a">

Of \`a\`.

</div>

</Template>
`,
  'src/Chosen.js': `import { Children } from 'react';
    export default ({ children }) =>
      <ol>{Children.toArray(children).map(child => <li id={child.key.replace(/\\W/g, '')}>{child}</li>)}</ol>;`,
  'docs/_one.md': 'One.\n\nOne more, {props.and}.\n',
  'docs/keys.mdx': `import Chosen from '@site/src/Chosen';
import One from './_one.md';

# Keys

<Chosen>
  <One key="a" and="a" />
  <One key="b" and="b" />
</Chosen>
`,
  'docs/single.md':
    '---\nslug: /\n---\n\nimport Template from \'./_template.md\';\n\n# Single\n\n<Template>\n\n<div id="a">x</div>\n\n</Template>\n',
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('a component should receive each child that a partial passes on in an attribute', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.stringMatching(/^Built/)]);
  const page = site.page('several/index.html');
  expect(page.texts('article h1, article h2, article h3, article p')).toEqual([
    ...['Several', 'First', 'Of a.', 'Second', 'Of b', 'A single one.'],
  ]);
  expect(page.texts('article .own')).toEqual(['own']);
  expect([page.links('article #b p a'), page.all('#a').length]).toEqual([['single one → /'], 1]);
});

test('a single child should be an element instead of a list', () => {
  expect(site.page('index.html').texts('article p')).toEqual(['one: a', 'one: a']);
});

test('headings in the children should be in the table of contents once, after those of the partial', () => {
  const page = site.page('several/index.html');
  expect(page.texts('.toc .toc-link')).toEqual(['First', 'Second', 'Of b']);
});

test('a component should receive one child with its key for each partial', () => {
  const page = site.page('keys/index.html');
  expect(page.texts('#a p')).toEqual(['One.', 'One more, a.']);
  expect(page.texts('article ol > #b p')).toEqual(['One.', 'One more, b.']);
});
