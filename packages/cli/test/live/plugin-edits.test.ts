import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { identifySettings } from '../../src/build/open-cache.js';
import { LiveSite } from '../../src/live/live-site.js';
import { readSiteConfig } from '../../src/site-config/site-config.js';
import { documentSettings, parseSettings } from '../../src/workers/worker/parse-settings.js';
import { buildTree, differences, liveTree, type Tree } from './compare-trees.js';
import { configText } from './first-files.js';

/** A plugin that includes a file named on a line. */
const plugin = `import { readFileSync } from 'node:fs';
export const include = () => (tree, file) => {
  const [, name] = /^include (.*)$/m.exec(String(file)) ?? [];
  const value = name === undefined ? 'nothing' : readFileSync(new URL(name, import.meta.url), 'utf8');
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] });
};`;
const files = {
  'docsite.config.mjs': `import { include } from './src/include.mjs';
const config = ${configText()};
export default { ...config, markdown: { ...config.markdown, remarkPlugins: [include] } };`,
  'src/include.mjs': plugin,
  'src/words.txt': 'words',
  'src/box.jsx': 'export function Box() { return <b>box</b>; }',
  'docs/a.md': '---\nslug: /\n---\n# A\n\nText.',
  'docs/b.mdx': "import { Box } from '@site/src/box'\n\n# B\n\n<Box />\n\ninclude words.txt",
};
const opened: LiveSite[] = [];

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close();
});

/** A Docusaurus site with a document that imports another, which a plugin writes from a file of the site. */
const adopted = {
  'docusaurus.config.js': `const { join } = require('path');
const { readFileSync } = require('fs');
const api = ({ siteDir, generatedFilesDir }) => ({
  name: 'api',
  loadContent: () => readFileSync(join(siteDir, 'words.txt'), 'utf8'),
  contentLoaded: ({ content, actions }) => actions.createData('props.md', 'Their ' + content),
  getPathsToWatch: () => [join(siteDir, 'words.txt')],
  configureWebpack: () => ({ resolve: { alias: { '@made/api': join(generatedFilesDir, 'api/default') } } }),
});
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/', plugins: [api],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};`,
  'words.txt': 'name',
  'docs/a.md': '---\nslug: /\n---\n# A\n\nText.',
  'docs/b.mdx': "import Props from '@made/api/props.md'\n\n# B\n\n<Props />",
};

/** Returns the documents that were read again after an edit, and where the site differs from a build. */
async function edit(edits: Readonly<Record<string, string>>, start: Readonly<Record<string, string>> = files) {
  const siteDir = makeFolder(start);
  const outDir = join(makeFolder({}), 'dist');
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  opened.push(site);
  await site.update(new Set());
  const documentsOf = () => site.state?.locales[0]?.facts.documents ?? {};
  const before = documentsOf();
  writeFiles(siteDir, edits);
  await site.update(new Set(Object.keys(edits).map((path) => join(siteDir, path))));
  const read = Object.entries(documentsOf()).filter(([path, document]) => before[path] !== document);
  return {
    read: read.map(([path]) => path).sort(),
    differences: differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree),
  };
}

describe('edits of a site with plugins that are functions', () => {
  test.each([
    ['a module of a page', { 'src/box.jsx': 'export function Box() { return <i>other</i>; }' }, []],
    ['a file that a plugin has read', { 'src/words.txt': 'other words' }, ['docs/b.mdx']],
    ['the plugin', { 'src/include.mjs': plugin.replace('nothing', 'anything') }, ['docs/a.md', 'docs/b.mdx']],
  ])('should read again what may have changed: %s', async (_, edits, read) => {
    expect(await edit(edits)).toEqual({ read, differences: [] });
  });
});

test('should read again only what imports a document that a plugin has changed', async () => {
  expect(await edit({ 'words.txt': 'age' }, adopted)).toEqual({ read: ['docs/b.mdx'], differences: [] });
});

test('should run a plugin again once a document that it has read is edited', async () => {
  const code = adopted['docusaurus.config.js']
    .replaceAll("'words.txt'", "'docs', 'a.md'")
    .replace(/ +getPaths.*\n/, '');
  const edits = { 'docs/a.md': '---\nslug: /\n---\n# A\n\nOther text.' };
  const read = ['docs/a.md', 'docs/b.mdx'];
  expect(await edit(edits, { ...adopted, 'docusaurus.config.js': code })).toEqual({ read, differences: [] });
});

test('should keep what a plugin has made while it fails', async () => {
  const siteDir = makeFolder(adopted);
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  opened.push(site);
  const update = async (edits: Readonly<Record<string, string>>) => {
    writeFiles(siteDir, edits);
    await site.update(new Set(Object.keys(edits).map((path) => join(siteDir, path))));
    return liveTree(site);
  };
  const before = await update({});
  const code = adopted['docusaurus.config.js'];
  const failing = code.replace(/loadContent: .*/, "loadContent: () => { throw new Error('no data'); },");
  const kept = await update({ 'docusaurus.config.js': failing, 'words.txt': 'other' });
  expect(differences(kept, before)).toEqual([]);
  expect(await site.check()).toMatchObject([
    {
      file: 'docusaurus.config.js',
      line: 11,
      rule: 'plugin',
      message: "the plugin 'api' failed in loadContent: no data",
    },
  ]);
  const after = await update({ 'docusaurus.config.js': code, 'words.txt': 'age' });
  const built = await buildTree(siteDir, join(makeFolder({}), 'dist'));
  expect(differences(after, built as Tree)).toEqual([]);
});

test('documents read with code that has changed since it was loaded should be read again', async () => {
  const siteDir = makeFolder(files);
  const read = async () => {
    const loaded = await readSiteConfig(siteDir);
    return () => identifySettings(parseSettings(siteDir, documentSettings(siteDir, loaded)), loaded);
  };
  const before = await read();
  writeFiles(siteDir, { 'src/include.mjs': plugin.replace('nothing', 'anything') });
  const found = before();
  expect(found).toEqual(expect.any(String));
  expect((await read())()).not.toBe(found);
  writeFiles(siteDir, { 'src/include.mjs': plugin });
  expect((await read())()).toBe(found);
});
