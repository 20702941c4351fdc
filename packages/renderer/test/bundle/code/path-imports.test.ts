import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../tests/folder.js';
import { ownModules } from '../../../src/bundle/code/own-modules.js';
import { expandPathImports } from '../../../src/bundle/code/path-imports.js';
import { relativeRequests } from '../../../src/bundle/code/resolve-calls.js';
import { type FolderImportOptions, folderImports } from '../../../src/bundle/modules/folders/folder-imports.js';

test.each([
  ['require(`pkg/parts/a-$x`)', 'require.context("pkg/parts", true, /^\\.\\/a-.*$/)(`./a-$x`)'],
  [
    "import('@own/pkg/' + x + '.js')",
    'require.context("@own/pkg", true, /^\\.\\/.*\\.js$/, \'lazy\')("./" + x + \'.js\')',
  ],
  ['require(`@data/$x.json`)', 'require.context("@data", true, /^\\.\\/.*\\.json$/)(`./$x.json`)'],
  ['require(`./icons/$x`)', 'require.context("./icons", true, /^\\.\\/.*$/)(`./$x`)'],
  ['require(`../$x.png`)', 'require.context("..", true, /^\\.\\/.*\\.png$/)(`./$x.png`)'],
  ['import(/* webpackMode: "lazy" */ `./i/$x`)', 'require.context("./i", true, /^\\.\\/.*$/, \'lazy\')(`./$x`)'],
  ["require('./pkg/part')", undefined],
  ['require(`@scope/$x.json`)', undefined],
  ["require('pkg/part')", undefined],
  ["require('pkg' + x)", undefined],
  ['import(`https://a.org/$x`)', undefined],
])('computed paths in packages and aliases should become requests of folders: %s', (code, expanded = code) => {
  const withValue = (text: string) => text.replaceAll('$x', '$' + '{x}');
  expect(expandPathImports(withValue(code), (name) => name === '@data')).toBe(withValue(expanded));
});

test.each([
  ['require(`$x/../theme/chat`)', 'require(`./../theme/chat`)'],
  ["import(__dirname + '/part.js')", "import('./part.js')"],
  ['require(`$x/parts/$x`)', undefined],
])('paths that begin with the folder of a module should become relative: %s', (code, expanded = code) => {
  const withFolder = (text: string) => text.replaceAll('$x', '$' + '{__dirname}');
  expect(relativeRequests(withFolder(code))).toBe(withFolder(expanded));
});

const lists = {
  'node_modules/list/parts/a-one.js': "module.exports = 'one';",
  'node_modules/list/parts/a-two.min.js': "module.exports = 'two';",
  'node_modules/list/parts/notes.txt': 'not code',
};

/** What a module exports once it is bundled. */
async function bundled(files: Readonly<Record<string, string>>, options: Partial<FolderImportOptions> = {}) {
  const folder = makeFolder({ ...lists, ...files });
  const assets = new Map<string, Uint8Array>();
  const rewriting = {
    siteDir: folder,
    baseUrl: '/',
    assets,
    bundling: { computingFolders: [join(folder, 'node_modules/asking')] },
  } as never;
  await build({
    absWorkingDir: folder,
    entryPoints: ['page.js'],
    outfile: 'out/page.mjs',
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [ownModules(rewriting), folderImports({ aliases: {}, roots: [], note: () => undefined, ...options })],
  });
  const { load } = (await import(pathToFileURL(join(folder, 'out/page.mjs')).href)) as {
    readonly load: (name: string) => unknown;
  };
  return load;
}

test.each([
  ['the site', { 'page.js': "export const load = (name) => require('list/parts/a-' + name);" }],
  [
    'a package',
    {
      'page.js': "export { load } from 'asking';",
      'node_modules/asking/index.js': "exports.load = (name) => require('list/parts/a-' + name);",
    },
  ],
])('code of %s should load parts of packages by computed names, with or without extensions', async (_, files) => {
  const load = await bundled(files);
  expect([load('one'), load('one.js'), load('two.min')]).toEqual(['one', 'one', 'two']);
  expect(() => load('three')).toThrow("Cannot find module './a-three'");
});

test('parts of packages should be those that a plugin chooses', async () => {
  const choice = {
    folders: { pattern: 'list[\\\\/]parts$', flags: '' },
    modules: { pattern: '^./(a-one)$', flags: '' },
  };
  const load = await bundled(
    { 'page.js': "export const load = (name) => require('list/parts/' + name);" },
    { choices: [choice] },
  );
  expect(load('a-one')).toBe('one');
  expect(() => load('a-two.min')).toThrow('Cannot find module');
});

test('parts of a package that is not installed should be missing only where another asks for them', async () => {
  const load = await bundled({
    'page.js': "export { load } from 'asking';",
    'node_modules/asking/index.js': "exports.load = (name) => require('absent/parts/' + name);",
  });
  expect(() => load('one')).toThrow("Cannot find module './one'");
  await expect(bundled({ 'page.js': "require('absent/parts/' + name);" })).rejects.toThrow('Could not resolve');
});

test('files of the own folder should be code and files with an address, whatever else is beside them', async () => {
  const load = await bundled({
    'page.js': "export { load } from './part';",
    'part/index.js': "exports.load = (name) => require('./' + name);",
    'part/one.js': "module.exports = 'one';",
    'part/two.json': '2',
    'part/notes.R': '# notes',
    'part/text.mdx': '# Text',
  });
  expect([load('one'), load('one.js'), load('two')]).toEqual(['one', 'one', 2]);
});
