import { expect, jest, test } from '@jest/globals';
import { type Files, makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { ask } from '../ask.js';
import { eventually } from '../eventually.js';
import { DocsiteProcess } from '../serve-process.js';

jest.setTimeout(300_000);

/** A plugin for Markdown that adds a word, written in the form of its package. */
const append = "(tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] }); }";
const modern = (path: string): Files => ({
  [`${path}/package.json`]: '{ "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  [`${path}/index.js`]: `import { word } from './lib/word.js';\nexport default () => ${append};`,
  [`${path}/lib/word.js`]: "export const word = 'first word';",
});
const compiled = (path: string): Files => ({
  [`${path}/package.json`]: '{ "version": "1.0.0", "main": "index.js" }',
  [`${path}/index.js`]:
    "Object.defineProperty(exports, '__esModule', { value: true });\n" +
    `const { word } = require('./lib/word');\nexports.default = () => ${append};`,
  [`${path}/lib/word.js`]: "exports.word = 'first word';",
});
const common = (path: string): Files => ({
  ...compiled(path),
  [`${path}/index.js`]: `const { word } = require('./lib/word');\nmodule.exports = () => ${append};`,
});
const tagged = (path: string): Files => ({
  ...common(path),
  [`${path}/index.js`]:
    "const { word } = require('./lib/word');\nmodule.exports = () => ({ name: 'own', injectHtmlTags: () => " +
    "({ headTags: [{ tagName: 'meta', attributes: { name: 'own', content: word } }] }) });",
});

const native = {
  'docsite.config.mjs':
    "import plugin from 'own';\nexport default { title: 'T', markdown: { remarkPlugins: [plugin] } };",
};
const adopted = (plugin: string, named = ''): Files => ({
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', plugins: [${named}], presets: [['classic', {
    docs: { routeBasePath: '/', remarkPlugins: [${plugin}] }, blog: false, pages: false }]] };`,
});
const document = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.' };

/** Serves a site, makes an edit, and reverses it. Returns what the page shows at first and after each of the edits. */
async function follow(files: Files, edit: Files): Promise<string[]> {
  const folder = makeFolder({ ...document, ...files });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin, path } = await docsite.address();
  const address = 'docsite.config.mjs' in files ? `${path}docs` : path;
  const read = async () => /(?:first|second) word/.exec((await ask(origin, address)).body)?.[0] ?? 'none';
  const reversal = Object.fromEntries(Object.keys(edit).map((name) => [name, files[name] as string]));
  const shown = [await read()];
  for (const [written, word] of [
    [edit, 'second word'],
    [reversal, 'first word'],
  ] as const) {
    writeFiles(folder, written);
    shown.push(await eventually(`'${word}'`, async () => ((await read()) === word ? word : undefined)));
  }
  await docsite.interrupt();
  return shown;
}

test.each([
  ['an ES module', { ...native, ...modern('node_modules/own') }, "export const word = 'second word';"],
  ['compiled CommonJS', { ...native, ...compiled('node_modules/own') }, "exports.word = 'second word';"],
  ['CommonJS', { ...native, ...common('node_modules/own') }, "exports.word = 'second word';"],
  [
    'CommonJS that is required',
    { ...adopted("require('own')"), ...common('node_modules/own') },
    "exports.word = 'second word';",
  ],
  [
    'compiled CommonJS that is required',
    { ...adopted("require('own')"), ...compiled('node_modules/own') },
    "exports.word = 'second word';",
  ],
  [
    'a plugin that the configuration names',
    { ...adopted('', "'own'"), ...tagged('node_modules/own') },
    "exports.word = 'second word';",
  ],
])('an installed plugin should run its new code after an edit: %s', async (_, files, word) => {
  expect(await follow(files, { 'node_modules/own/lib/word.js': word })).toEqual([
    'first word',
    'second word',
    'first word',
  ]);
});

test('a Markdown plugin should run the new code of a package that it depends on, which was replaced', async () => {
  const files = {
    ...native,
    ...modern('node_modules/own'),
    'package.json': '{ "dependencies": { "own": "*", "inner": "*" } }',
    'node_modules/own/package.json': '{ "version": "1.0.0", "type": "module", "dependencies": { "inner": "*" } }',
    'node_modules/own/lib/word.js': "export { word } from 'inner';",
    'node_modules/inner/package.json': '{ "version": "1.0.0", "type": "module" }',
    'node_modules/inner/index.js': "export const word = 'first word';",
  };
  const edit = {
    'node_modules/inner/index.js': "export const word = 'second word';",
    'node_modules/inner/package.json': '{ "version": "1.0.1", "type": "module" }',
  };
  expect(await follow(files, edit)).toEqual(['first word', 'second word', 'first word']);
});

test('a page should show the new code of an installed package, on the server and in the browser', async () => {
  const word = 'node_modules/own/lib/word.js';
  const component = (text: string) =>
    `import { createElement } from 'react';\nexport const Word = () => createElement('b', { onClick: () => 1 }, '${text} word');`;
  const folder = makeFolder({
    'docsite.config.mjs': "export default { title: 'T', docs: { routeBasePath: '/' } };",
    'docs/index.mdx': "---\nslug: /\n---\n\nimport { Word } from 'own'\n\n# Home\n\n<Word />",
    'node_modules/own/package.json': '{ "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/own/index.js': "export { Word } from './lib/word.js';",
    [word]: component('first'),
  });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin, path } = await docsite.address();
  const wordAt = async (address: string) => /(?:first|second|third) word/.exec((await ask(origin, address)).body)?.[0];
  const read = async () => {
    const { body } = await ask(origin, `${path}assets/pages/index.json`);
    const module = /[^"]*\/js\/page-[^"]*/.exec(body)?.[0] ?? '';
    return [await wordAt(path), await wordAt(module)];
  };
  expect(await read()).toEqual(['first word', 'first word']);
  for (const text of ['second', 'third']) {
    writeFiles(folder, { [word]: component(text) });
    await eventually(`'${text} word'`, async () => ((await wordAt(path)) === `${text} word` ? true : undefined));
    expect(await read()).toEqual([`${text} word`, `${text} word`]);
  }
  await docsite.interrupt();
});
