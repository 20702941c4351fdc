import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { isFile, isFolder, statsOf } from '../../../src/process/files/file-kind.js';

test('files and folders should be told apart, and from paths at which there is nothing', () => {
  const folder = makeFolder({ 'docs/a.md': '# A' });
  const paths = ['docs', 'docs/a.md', 'docs/b.md', 'docs/a.md/b', 'none/b'].map((path) => join(folder, path));
  expect(paths.map(isFile)).toEqual([false, true, false, false, false]);
  expect(paths.map(isFolder)).toEqual([true, false, false, false, false]);
  expect(paths.map((path) => statsOf(path) !== undefined)).toEqual([true, true, false, false, false]);
});
