import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { WrittenFiles } from '../../src/live/written-files.js';

test('files that a configuration writes while it is read should be no changes, until they are written again', async () => {
  const folder = makeFolder({ 'before.md': '', 'input.md': '' });
  const path = (name: string) => join(folder, name);
  utimesSync(path('before.md'), 1, 1);
  const written = new WrittenFiles();
  await written.during(async () => {
    for (const name of ['post.md', 'input.md']) writeFileSync(path(name), 'text');
    return { writesFiles: true, watched: [path('input.md')] } as unknown as LoadedConfig;
  });
  const names = ['post.md', 'input.md', 'before.md', 'none.md'];
  expect(names.filter((name) => written.has(path(name)))).toEqual(['post.md']);
  const later = Date.now() / 1000 + 1;
  utimesSync(path('post.md'), later, later);
  expect(written.has(path('post.md'))).toBe(false);
});
