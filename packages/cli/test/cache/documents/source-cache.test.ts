import { appendFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSource, type SourceFile } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../../../../../tests/folder.js';
import { SourceCache } from '../../../src/cache/documents/source-cache.js';
import { CacheFolder } from '../../../src/cache/folder/cache-folder.js';
import { UsageError } from '../../../src/report/errors/usage-error.js';

const text = '# A\n\nText.\n';
const source = decodeSource('a.md', Buffer.from(text));

/** A site of one file, and its cache, which has recorded the file like a build. */
async function makeSite(): Promise<{ siteDir: string; open: () => SourceCache }> {
  const siteDir = makeFolder({ 'a.md': text });
  await letFilesAge();
  const folder = new CacheFolder(join(siteDir, '.docsite/cache'), 'stamp');
  folder.make();
  const open = (): SourceCache => new SourceCache(folder, siteDir);
  keep(open());
  return { siteDir, open };
}

function keep(cache: SourceCache): void {
  expect(cache.find('a.md')).toBeUndefined();
  cache.add(source);
  cache.save();
}

const read = ({ path, text, hash }: SourceFile): SourceFile => ({ path, text, hash });

test('a source should be cached while its file is not touched', async () => {
  const { open } = await makeSite();
  expect(read(open().find('a.md') as SourceFile)).toEqual(source);
});

test('a source should be found without reading its file', async () => {
  const { siteDir, open } = await makeSite();
  const found = open().find('a.md');
  rmSync(join(siteDir, 'a.md'));
  expect([found?.path, found?.hash]).toEqual(['a.md', source.hash]);
});

test.each([
  { change: 'was written again', apply: (file: string) => writeFileSync(file, text) },
  { change: 'was changed', apply: (file: string) => appendFileSync(file, 'More.') },
  { change: 'is gone', apply: (file: string) => rmSync(file) },
])('a source should not be found if its file $change', async ({ apply }) => {
  const { siteDir, open } = await makeSite();
  apply(join(siteDir, 'a.md'));
  expect(open().find('a.md')).toBeUndefined();
});

test('a source should not be cached if its file may change without a new modification time', async () => {
  const { siteDir, open } = await makeSite();
  const later = Date.now() / 1000 + 3600;
  utimesSync(join(siteDir, 'a.md'), later, later);
  keep(open());
  expect(open().find('a.md')).toBeUndefined();
});

test.each([
  ['changed', (file: string) => appendFileSync(file, 'More.')],
  ['removed', (file: string) => rmSync(file)],
])('a file %s between being listed and being read should be reported', async (change, apply) => {
  const { siteDir, open } = await makeSite();
  const found = open().find('a.md');
  apply(join(siteDir, 'a.md'));
  const problem = `'a.md' was ${change} while the site was being read`;
  expect(() => found?.text).toThrow(new UsageError(problem, 'run the command again'));
});

test('a source changed after it was first read should not be cached as it was', async () => {
  const siteDir = makeFolder({ 'a.md': text });
  await letFilesAge();
  const folder = new CacheFolder(join(siteDir, '.docsite/cache'), 'stamp');
  folder.make();
  const first = new SourceCache(folder, siteDir);
  first.find('a.md');
  first.add(source);
  appendFileSync(join(siteDir, 'a.md'), 'More.');
  await letFilesAge();
  first.save();
  expect(new SourceCache(folder, siteDir).find('a.md')).toBeUndefined();
});
