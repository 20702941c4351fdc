import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import { type Files, makeFolder, writeFiles } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build } from './run.js';

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const text = `# Home\n\n${fence('jsx live', '<b>hi</b>')}${fence('jsx live noInline title="App.js"', 'render(<i />);')}${fence('jsx', 'plain();')}`;

/** The package that runs code. */
const reactLive = fileURLToPath(new URL('../../node_modules/react-live', import.meta.url));

/** A site with the package that runs code, linked like package managers do. */
function siteWithReactLive(files: Files): string {
  const folder = makeFolder({ ...files, 'node_modules/.keep': '' });
  symlinkSync(reactLive, join(folder, 'node_modules/react-live'));
  return folder;
}

const native = (liveCode: unknown): Files => ({
  'docsite.config.json': JSON.stringify({ title: 'T', docs: { routeBasePath: '/' }, markdown: { liveCode } }),
  'docs/index.md': text,
  'docs/other.md': '# Other\n',
});

const adopted: Files = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/' } }]],
    themes: ['@docusaurus/theme-live-codeblock'],
    themeConfig: { liveCodeBlock: { playgroundPosition: 'top' } } };`,
  'docs/index.md': `---\nslug: /\n---\n\n${text}`,
};

/** The scripts of a site that look for editable code. */
const lookingForCode = (site: BuiltSite): string[] =>
  site.files().filter((path) => path.endsWith('.js') && site.text(path).includes('[data-live-code]'));

let live: BuiltSite;

beforeAll(async () => {
  live = await build(siteWithReactLive(native(true)));
});

test('live code should be marked for its editor, and be readable as code', () => {
  expect(live.stderr).not.toContain('warning');
  const page = live.page('index.html');
  expect(page.attributes('[data-live-code]', 'dataLiveCode')).toEqual(['inline', 'noInline']);
  expect(page.attributes('[data-live-code]', 'dataName')).toEqual(['Live editor', 'App.js']);
  expect(page.texts('[data-live-code] pre')).toEqual(['<b>hi</b>', 'render(<i />);']);
  expect(page.texts('pre')).toContain('plain();');
  expect(live.text('index.md')).toContain('```jsx\n<b>hi</b>\n```');
  expect(lookingForCode(live)).not.toEqual([]);
  const data = live.files().find((path) => path.startsWith('assets/site-')) as string;
  expect(live.text(data)).toContain('"liveCode":{"result":"bottom"}');
});

test('the security policy should allow evaluation of code only if readers can edit some', async () => {
  expect(live.text('_headers')).toMatch(/script-src [^;]*'unsafe-eval'/);
  const without = await build(siteWithReactLive({ ...native(true), 'docs/index.md': '# Home\n' }));
  expect(without.text('_headers')).not.toContain('unsafe-eval');
});

test('live code should stay plain without the setting, or without the package, which is reported once', async () => {
  const raw = { 'docs/raw.md': '# Raw\n\n<p data-live-code="inline">Raw</p>\n' };
  const off = await build(siteWithReactLive({ ...native(false), ...raw }));
  expect(off.page('raw/index.html').texts('[data-live-code]')).toEqual(['Raw']);
  expect(off.page('index.html').all('[data-live-code]')).toEqual([]);
  expect(lookingForCode(off)).toEqual([]);
  expect(off.text('_headers')).not.toContain('unsafe-eval');
  const missing = await build(makeFolder({ ...native(true), 'package-lock.json': '{}' }));
  expect(missing.page('index.html').all('[data-live-code]')).toEqual([]);
  expect(missing.stdout.match(/live-code-missing/g)).toEqual(['live-code-missing']);
  expect(missing.stdout).toContain('hint: install it: npm install -D react-live');
  expect(missing.exitCode).toBe(0);
});

test('editors of a Docusaurus site should be those of its live code plugin, with its scope and its position', async () => {
  const folder = siteWithReactLive(adopted);
  writeFiles(folder, {
    'src/theme/ReactLiveScope/index.js':
      "import React from 'react';\nexport default { React, marker: 'of-this-scope' };",
    'src/theme/Playground.js': `import Original from '@theme-original/Playground';
      export default (props) => <section data-of-the-site=""><Original {...props} /></section>;`,
    'src/pages/own.js': `import CodeBlock from '@theme/CodeBlock';
      export default () => <CodeBlock language="jsx" live>{'<u />'}</CodeBlock>;`,
  });
  const site = await build(folder);
  expect(site.stderr).not.toContain('not taken over');
  expect(site.page('index.html').attributes('[data-live-code]', 'dataName')).toEqual(['Live Editor', 'App.js']);
  expect(site.page('own/index.html').texts('[data-live-code] code')).toEqual(['<u />']);
  const scripts = site.files().filter((path) => path.endsWith('.js'));
  const having = (words: string) => scripts.filter((path) => site.text(path).includes(words));
  expect([having('of-this-scope').length, having('data-of-the-site').length]).toEqual([1, 1]);
  const data = site.files().find((path) => path.startsWith('assets/site-')) as string;
  expect(site.text(data)).toContain('"liveCode":{"result":"top"}');
  const loaded = site.page('index.html').attributes('script[src], link[rel="modulepreload"]', 'src');
  expect(loaded.some((path) => having('of-this-scope').some((name) => path.endsWith(name)))).toBe(false);
});

test('a Docusaurus site without react-live should have plain code, and be told so once', async () => {
  const site = await build(makeFolder(adopted));
  expect(site.page('index.html').all('[data-live-code]')).toEqual([]);
  expect(site.stdout).toMatch(/docusaurus\.config\.js:3:\d+ +warning +live code cannot be edited/);
  expect(site.stdout.match(/react-live/g)).toHaveLength(2);
});

test('react-live should be resolved from the theme of Docusaurus, as pnpm installs it', async () => {
  const folder = makeFolder({
    ...adopted,
    'store/node_modules/@docusaurus/theme-live-codeblock/package.json':
      '{ "name": "@docusaurus/theme-live-codeblock" }',
    'node_modules/@docusaurus/.keep': '',
  });
  const at = (path: string) => join(folder, path);
  symlinkSync(reactLive, at('store/node_modules/react-live'));
  const theme = '@docusaurus/theme-live-codeblock';
  symlinkSync(at(`store/node_modules/${theme}`), at(`node_modules/${theme}`));
  const site = await build(folder);
  expect(site.stdout).not.toContain('live-code-missing');
  expect(site.page('index.html').all('[data-live-code]')).toHaveLength(2);
});

test('an ejected editor should use the parts of the installed theme, which use those that the site replaces', async () => {
  const theme = 'node_modules/@docusaurus/theme-live-codeblock';
  const site = await build(
    siteWithReactLive({
      ...adopted,
      [`${theme}/package.json`]: '{ "name": "@docusaurus/theme-live-codeblock", "main": "lib/index.js" }',
      [`${theme}/lib/index.js`]: 'module.exports = () => ({ name: "live" });',
      [`${theme}/lib/theme/Playground/Layout/index.js`]:
        "import Preview from '@theme/Playground/Preview'; export default () => <section><Preview /></section>;",
      [`${theme}/lib/theme/Playground/Preview/index.js`]: 'export default () => <i>of the theme</i>;',
      'src/theme/Playground/index.js':
        "import Layout from '@theme/Playground/Layout'; export default () => <Layout />;",
      'src/theme/Playground/Preview/index.js': 'export default () => <i>of the site</i>;',
    }),
  );
  expect(site.stdout).not.toMatch(/error|not taken over/);
  const scripts = site.files().filter((path) => path.endsWith('.js'));
  expect(scripts.some((path) => site.text(path).includes('of the site'))).toBe(true);
});
