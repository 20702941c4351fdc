import { statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { memoryFolder } from './memory-folder.mjs';

test('a folder in memory should be one that is there and has the room that is asked for', () => {
  const folder = memoryFolder(0);
  expect([folder === undefined || statSync(folder).isDirectory(), memoryFolder(2 ** 60)]).toEqual([true, undefined]);
});
