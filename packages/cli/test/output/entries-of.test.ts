import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { entriesOf } from '../../src/output/entries-of.js';
import { FileTree, listForeign } from '../../src/output/staging/foreign-files.js';

test('a folder removed by another build should be empty', () => {
  const folder = makeFolder({ 'a/b.txt': '' });
  expect(entriesOf(folder).map(({ name }) => name)).toEqual(['a']);
  expect(entriesOf(join(folder, 'gone'))).toEqual([]);
  expect(() => entriesOf(join(folder, 'a/b.txt'))).toThrow('ENOTDIR');
});

test('a site removed by another build should contain no files of others', () => {
  expect(listForeign(join(makeFolder(), 'gone'), new FileTree([]), new Set())).toEqual([]);
});
