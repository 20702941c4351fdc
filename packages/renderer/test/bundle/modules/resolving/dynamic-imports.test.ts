import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../../tests/folder.js';
import { dynamicImports } from '../../../../src/bundle/modules/resolving/dynamic-imports.js';

/** What tests import. */
interface Loaded {
  readonly default?: unknown;
  readonly named?: unknown;
}

test('import() of a CommonJS module should give its exports, and its default export as `default`', async () => {
  const folder = makeFolder({
    'page.js':
      "export const load = async () => [await import('old'), await import('./whole.js'), await import('./new.js')];",
    'node_modules/old/index.js':
      "Object.defineProperty(exports, '__esModule', { value: true }); exports.default = 'd'; exports.named = 'n';",
    'whole.js': "module.exports = { named: 'w' };",
    'new.js': "export default 'e';",
  });
  await build({
    absWorkingDir: folder,
    entryPoints: ['page.js'],
    outdir: 'out',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    plugins: [dynamicImports()],
  });
  const { load } = (await import(pathToFileURL(join(folder, 'out/page.mjs')).href)) as {
    readonly load: () => Promise<readonly Loaded[]>;
  };
  const [old, whole, other] = await load();
  expect([old?.default, old?.named]).toEqual(['d', 'n']);
  expect([whole?.default, whole?.named]).toEqual([{ named: 'w' }, 'w']);
  expect({ ...other }).toEqual({ default: 'e' });
});
