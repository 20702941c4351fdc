import { statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { memoryFolder } from './memory-folder.mjs';

test('a folder in memory should exist and have the requested space', () => {
  const folder = memoryFolder(0);
  expect([folder === undefined || statSync(folder).isDirectory(), memoryFolder(2 ** 60)]).toEqual([true, undefined]);
});
