import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { heapGrowth } from '../../../src/workers/threads/heap-growth.js';

describe('the growth of heaps', () => {
  test('should be left to V8 for sites of usual size', () => {
    expect(heapGrowth(1999)).toBeUndefined();
  });

  test.each([
    { files: 2000, option: '--heap-growing-percent=50' },
    { files: 10_000, option: '--heap-growing-percent=15' },
  ])('should be limited for a site of $files files, by an option that V8 accepts at any time', ({ files, option }) => {
    expect(heapGrowth(files)).toBe(option);
    const script = `require('node:v8').setFlagsFromString(${JSON.stringify(option)})`;
    const { status, stderr, stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
  });
});
