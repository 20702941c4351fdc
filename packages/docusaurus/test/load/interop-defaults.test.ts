import { dirname, join, relative } from 'node:path';
import { importExports, interopDefaults } from '@docsite/core';
import { Observation } from '@docsite/core/process';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { readFolder } from '../read-site.js';

const logger = `require('node:fs').existsSync(require('node:path').join(__dirname, '../../level.txt'));
  exports.__esModule = true; exports.default = { log: (text) => text + '!' }; exports.level = 'low';`;

/** Imports a package with an ES module that has others beside it. */
async function load(code: string) {
  const folder = makeFolder();
  const files = {
    'node_modules/logger/package.json': '{ "version": "1.0.0" }',
    'node_modules/logger/index.js': logger,
    'node_modules/plain/index.js': 'module.exports = { name: "plain" };',
    'node_modules/plugin/package.json': '{ "type": "module" }',
    'node_modules/plugin/index.js': code,
  };
  writeFiles(folder, files);
  const observation = new Observation(folder);
  const plugins = [interopDefaults(observation)];
  const { exports, reads } = await importExports(join(folder, 'node_modules/plugin/index.js'), {
    plugins,
    observation,
  });
  return { exports, facts: observation.facts, files: reads.files.map((file) => relative(folder, file)) };
}

test('the default export of compiled CommonJS should be its own, next to its named exports', async () => {
  const { exports } = await load("import logger, { level } from 'logger'; export const said = logger.log(level);");
  expect(exports.said).toBe('low!');
});

test('the default export of compiled CommonJS should have the other exports, and itself, as its properties', async () => {
  const { exports } = await load("import logger from 'logger'; export const said = logger.default.log(logger.level);");
  expect(exports.said).toBe('low!');
});

test('the version of a package whose default export is corrected should count as read', async () => {
  const { files } = await load("import logger from 'logger'; export { logger };");
  expect(files).toContain('node_modules/logger/package.json');
});

test('what a package reads while it is loaded should be recorded', async () => {
  const { facts } = await load("import logger from 'logger'; export { logger };");
  expect(Object.keys(facts)).toContain('kind level.txt');
});

test('the default export of other CommonJS should be the whole module', async () => {
  const { exports } = await load("import plain from 'plain'; import { sep } from 'node:path'; export { plain, sep };");
  expect(exports.plain).toEqual({ name: 'plain' });
});

const esm = '{ "type": "module", "main": "index.js" }';

test('a required ES module of a package should be its default export, with the others as its properties', async () => {
  const folder = makeFolder({
    'node_modules/shout/package.json': esm,
    'node_modules/shout/index.js': "export default (text) => text.toUpperCase(); export const mark = '!';",
    'node_modules/pair/index.js': "exports.__esModule = true; exports.default = { left: 'l' }; exports.right = 'r';",
    'docusaurus.config.js': `const shout = require('shout'); const pair = require('pair');
      module.exports = { title: shout('t') + shout.mark + pair.left + pair.right + require('pair').default.left,
        plugins: ['./plugins/names.js'] };`,
    'plugins/names.js': `const shout = require('shout'); const { existsSync } = require('fs');
      module.exports = () => ({ injectHtmlTags: () => ({ headTags: [
        { tagName: 'meta', attributes: { name: shout('a'), content: String(existsSync(__filename)) } }] }) });`,
  });
  const { config } = await readFolder(folder);
  expect(config.title).toBe('T!lrl');
  expect(config.head).toMatchObject([{ attrs: { name: 'A', content: 'true' } }]);
});

test('a default export that cannot be extended should have the other exports, too', async () => {
  const folder = makeFolder({
    'node_modules/sealed/index.js': `const all = Object.freeze({ text: () => 'T' });
      Object.assign(exports, { __esModule: true, default: all, all }); Object.freeze(exports);`,
    'docusaurus.config.js': `const { all, text } = require('sealed');
      module.exports = { title: all.text() + text() + require('sealed').default.text() };`,
  });
  expect((await readFolder(folder)).config.title).toBe('TTT');
});

test('an ES module that is awaited should be its default export, with the others as its properties', async () => {
  const folder = makeFolder({
    'node_modules/shout/package.json': esm,
    'node_modules/shout/index.js': 'export default function shout() {}',
    'node_modules/names/package.json': esm,
    'node_modules/names/index.js': "export const first = 'T'; export const second = 'U';",
    'plugins/whisper.mjs': "export default function whisper() {} export const mark = '.';",
    'docusaurus.config.js': `export default async () => {
      const whisper = await import('./plugins/whisper.mjs');
      const { first } = await import('names');
      const { default: same } = await import('./plugins/whisper.mjs');
      return { title: first + whisper.mark + String(same === whisper) + (await import('node:path')).sep, presets: [['classic',
        { docs: { beforeDefaultRemarkPlugins: [whisper, [await import('shout'), { loud: true }]] } }]] };
    };`,
  });
  const { config } = await readFolder(folder);
  expect(config.title).toBe('T.true/');
  const [{ remarkPlugins }] = config.docs as [{ remarkPlugins: unknown[] }];
  const named = remarkPlugins.flat().map((part) => (typeof part === 'function' ? part.name : part));
  expect(named).toEqual(['whisper', 'shout', { loud: true }]);
});

test.each([
  ['of a package', 'names', 'node_modules/names/index.js'],
  ['of a package, in a file that it imports', 'deep', 'node_modules/deep/index.js'],
  ['of a package without a type', 'mixed', 'node_modules/mixed/index.js'],
  ['of the site', './plugins/names.mjs', 'plugins/names.mjs'],
])('__dirname, __filename and require should be given to an ES module %s', async (_, plugin, file) => {
  const code = `export default () => ({
    getClientModules: () => [require('node:path').join(__dirname, 'client.js'), __filename, require.resolve('./client.js')],
  });`;
  const folder = makeFolder({
    'node_modules/names/package.json': esm,
    'node_modules/names/index.js': code,
    'node_modules/names/client.js': '',
    'node_modules/deep/package.json': esm,
    'node_modules/deep/index.js': "export { default } from './inner.js';",
    'node_modules/deep/inner.js': code.replace('__filename', "__filename.replace('inner', 'index')"),
    'node_modules/deep/client.js': '',
    'node_modules/mixed/package.json': '{ "main": "index.js", "repository": { "type": "git" } }',
    'node_modules/mixed/index.js': `import 'node:path';\n${code.replace('export default', 'module.exports =')}`,
    'node_modules/mixed/client.js': '',
    'plugins/names.mjs': code,
    'plugins/client.js': '',
    'docusaurus.config.js': `module.exports = { title: 'T', plugins: ['${plugin}'] };`,
  });
  const { config, notes } = await readFolder(folder);
  expect(notes).toHaveLength(1);
  const client = `${dirname(file)}/client.js`;
  expect(config.clientModules?.slice(-3)).toEqual([client, file, client]);
});
