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
    'a module awaits something that does not come',
  );
});
