import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { read, readFolder } from '../read-site.js';

/** The title of a site with this configuration. */
const titleOf = async (config: string) => (await read({ 'docusaurus.config.js': config })).config.title;

test('a configuration with imports should be able to assign module.exports', async () => {
  const config =
    "import { basename } from 'node:path';\nmodule.exports = { title: basename('a/T') + __dirname.length };";
  expect(await titleOf(config)).toMatch(/^T\d+$/);
});

test('module.exports should take precedence over a default export', async () => {
  expect(await titleOf("export default { title: 'A' };\nmodule.exports = { title: 'B' };")).toBe('B');
  expect(await titleOf("export default { title: 'A' };\n// module.exports = { title: 'B' };")).toBe('A');
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
