import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const theme = 'node_modules/@docusaurus/theme-classic';

let site: BuiltSite;

beforeAll(async () => {
  site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
      [`${theme}/package.json`]: '{ "main": "lib/index.js" }',
      [`${theme}/lib/index.js`]: '',
      [`${theme}/lib/theme/Icon/Socials/X/index.js`]: 'export default () => <svg id="x" />;',
      'node_modules/drawing/package.json': '{ "main": "index.js", "peerDependencies": { "@docusaurus/core": "*" } }',
      'node_modules/drawing/index.js': `const MDX = require('@theme/MDXComponents');
        const _interopDefault = e => e && e.__esModule ? e : { default: e };
        const MDX__default = _interopDefault(MDX);
        const { createElement } = require('react');
        const draw = (name, text) => createElement(MDX__default.default[name], { key: name }, text);
        exports.Drawing = () => [createElement(MDX__default.default.code, { key: 'code' }, 'a code'), draw('ul', 'a list')];`,
      'src/Drawing.js': "export * from 'drawing';",
      'docs/drawn.mdx':
        "import { Drawing } from '@site/src/Drawing';\n\n# Drawn\n\nA `word` and [a link](./index.mdx).\n\n<Drawing />\n",
      'docs/index.mdx': `---
slug: /
---

import X from '@theme/Icon/Socials/X';
import ContentVisibility from '@theme/ContentVisibility';
import CodeBlock from '@theme/CodeBlock';
import ErrorPage from '@theme/Error';
import LastUpdated from '@theme/LastUpdated';
import Loading from '@theme/Loading';
import MDXHead from '@theme/MDXComponents/Head';

# Home

<MDXHead><meta name="former" content="name" /></MDXHead>

<X />

<ContentVisibility metadata={{ unlisted: true, frontMatter: {} }} />

<CodeBlock language="js" metastring="title='a.js' showLineNumbers=5">{'one\\ntwo'}</CodeBlock>

<ErrorPage error={new Error('Broken')} tryAgain={() => {}} />

<Loading pastDelay />

<LastUpdated lastUpdatedAt={1700000000000} />
`,
    }),
  );
});

test('documents should be able to import components of older versions of the theme', () => {
  expect(site.page('index.html').attributes('head > meta[name="former"]', 'content')).toEqual(['name']);
});

test('documents should be able to import components that only the installed theme has', () => {
  expect([site.exitCode, site.page('index.html').all('#x').length]).toEqual([0, 1]);
});

test('components that documents import should show what they are given', () => {
  const page = site.page('index.html');
  expect(page.texts('.admonition-title')).toEqual(['Unlisted page']);
  expect(page.texts('figcaption, .code-title')).toEqual(['a.js']);
  expect(page.all('.code-frame [style]').map(({ properties }) => properties.style)).toEqual(['--first-line:4']);
  expect(page.texts('.last-update')).toEqual(['Last updated on Nov 14, 2023']);
});

test('documents should be able to import what Docusaurus shows while parts are loaded, and in place of broken ones', () => {
  const page = site.page('index.html');
  expect(page.texts('[role="status"]')).toContain('Loading');
  expect(page.texts('main').join()).toContain('Broken');
});

test('packages should be able to draw elements with components that documents do without', () => {
  const page = site.page('drawn/index.html');
  expect([page.texts('main code'), page.texts('main ul:not([class])')]).toEqual([['word', 'a code'], ['a list']]);
});
