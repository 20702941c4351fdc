import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { type Files, makeFolder, writeFiles } from '../../../../tests/folder.js';
import { runDocsite } from '../../../../tests/run-docsite.js';

jest.setTimeout(300_000);

const remark =
  "module.exports = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] }); };";
const meta =
  "module.exports = () => ({ name: 'own', injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'own', content: word } }] }) });";
const word = 'node_modules/own/lib/word.js';

/** A package whose code is in two files. */
const packageOf = (code: string): Files => ({
  'node_modules/own/package.json': '{ "name": "own", "version": "1.0.0", "main": "index.js" }',
  'node_modules/own/index.js': `const { word } = require('./lib/word');\n${code}`,
  [word]: "exports.word = 'first word';",
});
const home = '---\nslug: /\n---\n\n# Home\n\nText.';
const native = (text: string): Files => ({
  'docs/index.md': home,
  'docsite.config.mjs': `import own from 'own';\nexport default { title: 'T', docs: { routeBasePath: '' }, ${text} };`,
});
const adopted = {
  'docs/index.md': home,
  'docusaurus.config.js':
    "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', plugins: ['own'], presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]] };",
};

test.each<[string, Files]>([
  ['a Markdown plugin', { ...native('markdown: { remarkPlugins: [own] }'), ...packageOf(remark) }],
  ['a package of the configuration', { ...native('title: own'), ...packageOf('module.exports = word;') }],
  ['a plugin that is named', { ...adopted, ...packageOf(meta) }],
])('a build from the cache should notice code of an installed package, without a new version: %s', async (_, files) => {
  const folder = makeFolder(files);
  const build = async () => {
    await runDocsite(['build'], folder);
    return /(?:first|second) word/.exec(readFileSync(join(folder, 'dist/index.html'), 'utf8'))?.[0];
  };
  expect([await build(), await build()]).toEqual(['first word', 'first word']);
  writeFiles(folder, { [word]: "exports.word = 'second word';" });
  expect(await build()).toBe('second word');
});
