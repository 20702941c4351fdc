import { expect, test } from '@jest/globals';
import { build, copySite } from './run.js';

/** Replaces esbuild's binary by another program. */
const withoutEsbuild = { ...process.env, ESBUILD_BINARY_PATH: process.execPath };

test.concurrent.each([
  ['a folder of Markdown', 'plain'],
  ['a site with a blog', 'blog'],
  ['a site with versions', 'versions'],
  ['a site in two languages with labels of its own', 'translated'],
])('%s should be built with the bundled theme of docsite, without esbuild', async (_, name) => {
  const { exitCode, stdout } = await build(copySite(name), [], withoutEsbuild);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringContaining('Built ') });
});

test('a site with a component of its own should need esbuild', async () => {
  const { exitCode, stderr } = await build(copySite('theme-wrapped'), [], withoutEsbuild);
  expect({ exitCode, stderr }).toEqual({ exitCode: 3, stderr: expect.stringContaining('the process of esbuild') });
});
