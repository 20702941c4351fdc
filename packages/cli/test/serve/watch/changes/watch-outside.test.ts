import { renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../../tests/folder.js';
import { OutsideWatchers } from '../../../../src/serve/watch/changes/watch-outside.js';
import { eventually } from '../../eventually.js';

jest.setTimeout(300_000);

const files = {
  'site/a.md': '',
  'docs/sub/a.md': '',
  'docs/node_modules/p/a.js': '',
  'pictures/a.svg': '',
  'pictures/b.svg': '',
  'last/a.md': '',
};

let folder: string;
let seen: Set<string>;
let watchers: OutsideWatchers;

beforeEach(() => {
  folder = makeFolder(files);
  seen = new Set();
  watchers = new OutsideWatchers({ ignored: [join(folder, 'site')], onError: () => {} }, (path) =>
    seen.add(relative(folder, path)),
  );
});

afterEach(() => watchers.close());

const follow = (...paths: readonly string[]): void => watchers.follow(paths.map((path) => join(folder, path)));

/** Writes files, and another one that is certainly reported after them. */
async function write(...paths: readonly string[]): Promise<readonly string[]> {
  seen.clear();
  writeFiles(folder, Object.fromEntries([...paths, 'last/a.md'].map((path) => [path, String(Math.random())])));
  await eventually('the last change', () => (seen.has('last/a.md') ? true : undefined));
  return [...seen].filter((path) => path !== 'last/a.md').sort();
}

test('OutsideWatchers should report changes in folders, and of single files, once each is registered', async () => {
  follow('last', 'docs', 'docs/sub', 'pictures/a.svg', 'nowhere/a.svg', 'docs/node_modules/p/a.js');
  expect(await write('docs/sub/a.md', 'pictures/a.svg', 'pictures/b.svg', 'docs/node_modules/p/a.js')).toEqual([
    'docs/sub/a.md',
    'pictures/a.svg',
  ]);
  follow('last', 'pictures/b.svg');
  expect(await write('docs/sub/a.md', 'pictures/a.svg', 'pictures/b.svg')).toEqual(['pictures/b.svg']);
});

test('OutsideWatchers should follow a file again whose folder was replaced by a file', async () => {
  rmSync(join(folder, 'pictures'), { recursive: true });
  writeFiles(folder, { pictures: 'a file' });
  follow('last', 'pictures/inner/a.svg');
  rmSync(join(folder, 'pictures'));
  writeFiles(folder, { 'pictures/inner/a.svg': '' });
  follow('last', 'pictures/inner/a.svg');
  expect(await write('pictures/inner/a.svg')).toEqual(['pictures/inner/a.svg']);
});

test('OutsideWatchers should skip the site folder if a folder of content contains it', async () => {
  follow('.');
  expect(await write('site/a.md', 'pictures/a.svg')).toEqual(['pictures/a.svg']);
});

test('OutsideWatchers should report a file that is back, even if the site without it does not refer to it', async () => {
  follow('last', 'pictures/a.svg');
  rmSync(join(folder, 'pictures/a.svg'));
  expect(await write()).toEqual(['pictures/a.svg']);
  follow('last');
  expect(await write('pictures/a.svg', 'pictures/b.svg')).toEqual(['pictures/a.svg']);
  follow('last');
  expect(await write('pictures/a.svg')).toEqual([]);
});

test('OutsideWatchers should report a file that is replaced by another one', async () => {
  follow('last', 'pictures/a.svg');
  renameSync(join(folder, 'pictures/b.svg'), join(folder, 'pictures/a.svg'));
  expect(await write()).toEqual(['pictures/a.svg']);
});

test('OutsideWatchers should say that a file cannot be watched, and follow the others', () => {
  const full = Object.assign(new Error('ENOSPC: no more watchers'), { code: 'ENOSPC' });
  const refuse = (): never => {
    throw full;
  };
  const errors: Error[] = [];
  const outside = new OutsideWatchers({ ignored: [], onError: (error) => errors.push(error) }, () => {}, refuse);
  outside.follow(['pictures/a.svg', 'nowhere/a.svg', 'last/a.md'].map((path) => join(folder, path)));
  outside.close();
  expect(errors).toEqual([full, full]);
});
