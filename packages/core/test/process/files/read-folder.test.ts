import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readFolder } from '../../../src/process/files/read-folder.js';

test('a folder that does not exist should have no entries', () => {
  const folder = makeFolder({ 'docs/a.md': '# A', 'b.md': '# B' });
  const entries = readFolder(folder).map((entry) => `${entry.name} ${entry.isDirectory()}`);
  expect(entries.sort()).toEqual(['b.md false', 'docs true']);
  expect(readFolder(join(folder, 'none'))).toEqual([]);
  expect(readFolder(join(folder, 'b.md'))).toEqual([]);
});
