import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { createImporter } from '../../../src/bundle/outputs/import-module.js';

test('a module should be returned unchanged', async () => {
  const folder = makeFolder({ 'a.mjs': 'export const a = await Promise.resolve(1);' });
  expect(await createImporter()(join(folder, 'a.mjs'))).toMatchObject({ a: 1 });
});

test('loading a module that never finishes should time out', async () => {
  const folder = makeFolder({ 'a.mjs': 'await new Promise(() => {});' });
  await expect(createImporter(20)(join(folder, 'a.mjs'))).rejects.toThrow(
    'a module does not finish loading: an `await` outside of its functions never settles',
  );
});

test('a module should be awaited longer than the limit if the thread was busy', async () => {
  const folder = makeFolder({ 'a.mjs': 'await new Promise((resolve) => setImmediate(resolve));\nexport const a = 1;' });
  const loading = createImporter(300)(join(folder, 'a.mjs'));
  const end = Date.now() + 600;
  while (Date.now() < end);
  expect(await loading).toMatchObject({ a: 1 });
});
