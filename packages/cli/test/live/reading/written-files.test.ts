import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedConfig, readConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { WrittenFiles } from '../../../src/live/reading/written-files.js';

test('files that a configuration writes while it is read should not count as changes until written again', async () => {
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

test('files of an observed configuration should be those it was seen writing', async () => {
  const folder = makeFolder({
    'docsite.config.mjs':
      "import { writeFileSync } from 'node:fs';\n" +
      "import { appendFile } from 'node:fs/promises';\n" +
      "writeFileSync(new URL('at.json', import.meta.url), String(Date.now()));\n" +
      "await appendFile(new URL('log.txt', import.meta.url), 'x');\n" +
      "export default { title: 'T' };\n",
  });
  const path = (name: string) => join(folder, name);
  const written = new WrittenFiles();
  expect(written.has(path('at.json'))).toBe(false);
  await written.during(async () => {
    const loaded = await readConfig(folder);
    writeFileSync(path('other.json'), 'of somebody else');
    return loaded;
  });
  expect(['at.json', 'log.txt', 'other.json'].filter((name) => written.has(path(name)))).toEqual([
    'at.json',
    'log.txt',
  ]);
});
