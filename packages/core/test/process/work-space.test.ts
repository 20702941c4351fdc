import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { openWorkSpace } from '../../src/process/work-space.js';

describe('a work space', () => {
  test('should create its parent folders', () => {
    const folder = join(makeFolder({}), 'a/b');
    const space = openWorkSpace({ folder, prefix: '.c-' });
    expect(readdirSync(folder)).toEqual([`.c-build-${space.id}`]);
    space.close();
  });

  test('should be an error in a system folder that cannot contain it', () => {
    expect(() => openWorkSpace({ folder: '/proc/nowhere/here', prefix: '.c-' })).toThrow(/E(?:NOENT|ACCES|PERM|ROFS)/);
  });
});
