import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../../tests/folder.js';
import { leftOutExtensions } from '../../../../src/bundle/modules/resolving/left-out-extensions.js';

test('a file of a package should be found without its extension, if its `exports` are patterns', async () => {
  const absWorkingDir = makeFolder({
    'page.js': "import { a } from 'scene/parts/a'; import { b } from 'scene/whole/b'; console.log(a, b);",
    'node_modules/scene/package.json': JSON.stringify({
      exports: { './parts/*': './source/*', './whole/*': './source/*.js' },
    }),
    'node_modules/scene/source/a.js': "export const a = 'first';",
    'node_modules/scene/source/b.js': "export const b = 'second';",
  });
  const { outputFiles } = await build({
    absWorkingDir,
    entryPoints: ['page.js'],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [leftOutExtensions(['.mjs', '.js'])],
  });
  expect(outputFiles[0]?.text).toMatch(/first[\s\S]*second/);
});
