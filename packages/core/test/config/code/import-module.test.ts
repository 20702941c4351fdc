import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { explainImportError } from '../../../src/config/code/errors/explain-import-error.js';
import { importModule } from '../../../src/config/code/import-module.js';

const commonPackage = {
  'node_modules/common/package.json': '{ "name": "common", "exports": { "import": "./a.mjs", "require": "./a.cjs" } }',
  'node_modules/common/a.mjs': "export default 'by import';",
  'node_modules/common/a.cjs': "module.exports = 'by require';",
};

async function imported(files: Readonly<Record<string, string>>): Promise<unknown> {
  const folder = realpathSync(makeFolder(files));
  const value = await importModule(join(folder, Object.keys(files)[0] as string));
  return JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(folder).slice(1, -1), ''));
}

describe('importModule', () => {
  test.each([
    ['module.exports', { 'a.cjs': 'module.exports = { a: 1 };' }],
    ['module.exports in TypeScript', { 'a.cts': 'interface A { a: number }\nmodule.exports = { a: 1 } as A;' }],
    ['export = in TypeScript', { 'a.cts': 'const value = { a: 1 };\nexport = value;' }],
    ['module.exports in a package without a type', { 'a.js': 'module.exports = { a: 1 };' }],
    [
      'module.exports in a package of ES modules',
      {
        'a.js': "const { a } = require('./b/c.js');\nmodule.exports = { a };",
        'b/c.js': "/* import from */ exports.a = require('./d');",
        'b/d.ts': "import e from './e.js';\nexport default e.a as number;",
        'b/e.js': 'module.exports = { a: 1 };',
        'package.json': '{ "type": "module" }',
      },
    ],
    [
      'what a compiler made of an ES module',
      { 'a.cjs': "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = { a: 1 };" },
    ],
    [
      'what lies beside the module that asks for it',
      {
        'a.ts': "import b from './sub/b.js';\nexport default { a: b === require.resolve('./sub/c.json') ? 1 : 0 };",
        'sub/b.js': "export default require.resolve('./c.json');",
        'sub/c.json': '{}',
      },
    ],
    [
      'what a module that it requires exports by default',
      {
        'a.js':
          "const { b } = require('./b');\nmodule.exports = { a: require('./b') && b + require('./c.mjs').length };",
        'b.ts': 'export default { b: 0 };',
        'c.mjs': "export default ['c'];\nexport const d = 1;",
      },
    ],
    [
      'TypeScript whose name a module computes, with or without its ending',
      {
        'a.ts': `const load = (name: string) => import(name);
          const [b, c, d] = [await load('./sub/b.ts'), await load('./sub/b'), await load('./d.mts')];
          export default { a: b.one && c.default.one && Object.keys(b).length === 2 && d.default.length === b.two ? 1 : 0 };`,
        'sub/b.ts':
          "import type { E } from './e';\nexport default { one: 1 } satisfies E;\nexport const two: number = 2;",
        'd.mts': 'const list: number[] = [3, 4];\nexport default list;',
      },
    ],
    [
      'modules beside the one that computes their names',
      {
        'a.ts': "import { one } from './sub/b';\nexport default { a: await one() };",
        'sub/b.ts': `const load = async (name: string) => import(name);
          export const one = async () => (await load('./c.js')).least + (await load('./d.js')).none;`,
        'sub/c.js': 'module.exports = { ["le" + "ast"]: 1 };',
        'sub/d.js': 'export const none = 0;',
      },
    ],
    [
      'what CommonJS exports, before anything else happens',
      {
        'a.ts': `let found = { least: 0 };
          const load = (name: string) => import(name).then((module) => { found = module; });
          load('./b.js');
          for (let turn = 0; turn < 10; turn++) await null;
          export default { a: found.least };`,
        'b.js': 'const least = 1;\nmodule.exports = Object.assign({}, { least });',
      },
    ],
    [
      'code with imports in its text',
      { 'a.js': "module.exports = { a: `'() => import(b)'`.includes('import') ? 1 : 0 };" },
    ],
    [
      'a variable of the name of a global one',
      { 'a.mjs': 'var Symbol = globalThis.Symbol;\nexport default { a: typeof Symbol === "function" ? 1 : 0 };' },
    ],
    ['an enum', { 'a.ts': 'enum Level { One = 1 }\nexport default { a: Level.One };' }],
    [
      'types alone',
      {
        'a.ts': "import type { A } from './a-types';\nexport default { a: 1 } satisfies A;",
        'a-types.ts': 'export {}',
      },
    ],
    ['JSON', { 'a.ts': "import value from './b.json';\nexport default value;", 'b.json': '{ "a": 1 }' }],
    [
      'JSON with an attribute',
      { 'a.mjs': "import value from './b.json' with { type: 'json' };\nexport default value;", 'b.json': '{ "a": 1 }' },
    ],
    [
      'JSON of a package',
      { 'a.mjs': "import value from 'json/b.json';\nexport default value;", 'node_modules/json/b.json': '{ "a": 1 }' },
    ],
    [
      'TypeScript of a package',
      {
        'a.mjs': "import value from 'typed/b.ts';\nexport default value;",
        'node_modules/typed/b.ts': 'export default { a: 1 as number };',
      },
    ],
  ])('should accept %s', async (_, files) => {
    expect(await imported(files as unknown as Record<string, string>)).toEqual({ a: 1 });
  });

  test('should resolve modules of Node with and without their scheme', async () => {
    const text =
      "import { sep } from 'path';\nimport { posix } from 'node:path';\nimport { readFileSync } from 'fs';\nconst { EOL } = require('os');\n" +
      'export default [typeof sep, posix.sep, typeof readFileSync, typeof EOL];';
    expect(await imported({ 'a.ts': text })).toEqual(['string', '/', 'function', 'string']);
  });

  test('should give each module its own location', async () => {
    const own = '[__dirname, __filename, import.meta.dirname, import.meta.filename, import.meta.url]';
    const value = await imported({
      'a.ts': `import nested from './own/b.mjs';\nexport default { a: ${own}, b: nested };`,
      'own/b.mjs': `export default ${own};`,
    });
    expect(value).toEqual({
      a: ['', '/a.ts', '', '/a.ts', 'file:///a.ts'],
      b: ['/own', '/own/b.mjs', '/own', '/own/b.mjs', 'file:///own/b.mjs'],
    });
  });

  test('should give CommonJS its own location', async () => {
    const value = await imported({
      'a.cjs': "'use strict';\nmodule.exports = [__dirname, require('./own/b.cjs')];",
      'own/b.cjs': '#!/usr/bin/env node\nmodule.exports = __filename;',
    });
    expect(value).toEqual(['', '/own/b.cjs']);
  });

  test('should require packages whose modules import CommonJS names that Node does not detect', async () => {
    const both = '{ "exports": { "import": "./a.mjs", "require": "./b.cjs" } }';
    const value = await imported({
      'a.ts': "import { name } from 'both';\nexport default name;",
      'node_modules/both/package.json': both,
      'node_modules/both/a.mjs': "import { name } from 'hidden';\nexport { name };",
      'node_modules/both/b.cjs': "exports.name = require('hidden').name;",
      'node_modules/hidden/package.json': '{ "main": "a.cjs" }',
      'node_modules/hidden/a.cjs': "module.exports = Object.fromEntries([['name', 'by a name']]);",
    });
    expect(value).toBe('by a name');
  });

  test('should require files beside the module, and packages as CommonJS', async () => {
    const value = await imported({
      'a.ts':
        "import common from 'common';\nconst name = 'd';\nexport default [common, require('common'), require('./b'), require('./c.json'), require(`./$" +
        "{name}.json`), require.resolve('./c.json'), require.resolve('common')];",
      'b.ts': 'export const b: number = 2;',
      'c.json': '{ "c": 3 }',
      'd.json': '{ "d": 4 }',
      ...commonPackage,
    });
    expect(value).toEqual([
      'by import',
      'by require',
      { b: 2 },
      { c: 3 },
      { d: 4 },
      '/c.json',
      '/node_modules/common/a.cjs',
    ]);
  });

  test('should load packages once, however they are imported', async () => {
    const value = await imported({
      'a.mjs':
        "import one from 'state';\nimport two from 'user';\nconst three = require('state');\nexport default [one === two, one === three];",
      'node_modules/state/index.js': 'module.exports = {};',
      'node_modules/user/index.js': "module.exports = require('state');",
    });
    expect(value).toEqual([true, true]);
  });

  test('should see the TypeScript of a package that is linked from elsewhere', async () => {
    const folder = realpathSync(
      makeFolder({
        'site/a.ts': "import { words } from 'linked';\nexport default words;",
        'linked/package.json': '{ "name": "linked", "type": "module", "exports": "./index.ts" }',
        'linked/index.ts': "export const words: string[] = ['a'];",
      }),
    );
    const link = join(folder, 'site/node_modules/linked');
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, 'linked'), link);
    expect(await importModule(join(folder, 'site/a.ts'))).toEqual(['a']);
  });

  test('should place an error in the first line where its author sees it', async () => {
    const folder = makeFolder({ 'a.mjs': 'const folder = import.meta.url; const = 1;\nexport default folder;' });
    const error = (await importModule(join(folder, 'a.mjs')).catch((reason: unknown) => reason)) as Error;
    expect(explainImportError(error, 'a.mjs')).toMatchObject({ file: 'a.mjs', line: 1, column: 39 });
  });

  test('should place an error in an imported module there', async () => {
    const folder = makeFolder({
      'a/b.mjs': "export { default } from '../c.mjs';",
      'c.mjs': '\nexport default ;',
      'd.json': '{ "x": }',
    });
    const explain = async (file: string) =>
      explainImportError(await importModule(join(folder, file)).catch((reason: unknown) => reason), file);
    expect(await explain('a/b.mjs')).toMatchObject({ file: 'c.mjs', line: 2, column: 16 });
    expect(await explain('d.json')).toMatchObject({ file: 'd.json', line: 1, column: 8 });
  });

  test('should say which module is missing in one line', () => {
    const error = new Error("Cannot find module './b'\nRequire stack:\n- /site/docusaurus.config.js\n- /bin/x");
    expect(explainImportError(error, 'a.js').reason).toBe("Cannot find module './b'");
  });

  test('should give a URL that resolves files beside the module', async () => {
    const folder = realpathSync(makeFolder({ 'a.mjs': "export default new URL('./b.md', import.meta.url).href;" }));
    expect(await importModule(join(folder, 'a.mjs'))).toBe(pathToFileURL(join(folder, 'b.md')).href);
  });
});
