import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../tests/folder.js';
import { namedConstants, providedGlobals } from '../../../src/bundle/modules/provided-globals.js';

test('a module that is provided a name should keep the longest constants that begin with it', async () => {
  const folder = makeFolder({
    'a.js': 'console.log(process.env.NODE_ENV, process.env.LEVEL, process.title);',
    'process.js': "module.exports = { title: 'given' };",
  });
  const constants = { 'process.env': '{ "LEVEL": "high" }', 'process.env.NODE_ENV': '"production"' };
  const globals = { process: { module: join(folder, 'process.js'), exportName: 'default' } };
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'a.js')],
    bundle: true,
    write: false,
    define: { ...constants, ...namedConstants(constants) },
    plugins: [providedGlobals({ globals, constants, fallbacks: {} }, 'client')],
  });
  const lines: unknown[] = [];
  new Function('console', outputFiles[0]?.text ?? '')({ log: (...values: unknown[]) => lines.push(values) });
  expect(lines).toEqual([['production', 'high', 'given']]);
});

test('a package should be provided a name even if it requires another by the name of a Node module', async () => {
  const folder = makeFolder({
    'node_modules/path/index.js': "console.log(require('util'), process.title);",
    'node_modules/util/index.js': "module.exports = 'of a package';",
    'node_modules/util/package.json': '{ "name": "util" }',
    'process.js': "module.exports = { title: 'given' };",
  });
  const globals = { process: { module: join(folder, 'process.js'), exportName: 'default' } };
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'node_modules/path/index.js')],
    bundle: true,
    write: false,
    plugins: [providedGlobals({ globals, constants: {}, fallbacks: {} }, 'client')],
  });
  const lines: unknown[] = [];
  new Function('console', outputFiles[0]?.text ?? '')({ log: (...values: unknown[]) => lines.push(values) });
  expect(lines).toEqual([['of a package', 'given']]);
});
