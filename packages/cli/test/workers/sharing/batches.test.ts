import { describe, expect, test } from '@jest/globals';
import { putTogether, sourceBatches } from '../../../src/workers/sharing/batches.js';

const sources = (hashes: string) => [...hashes].map((hash, index) => ({ path: `${index}.md`, text: '', hash }));
const hashesOf = (files: readonly { readonly hash: string }[]) => files.map(({ hash }) => hash).join('');

describe('files to parse', () => {
  test('should be next to those with the same text, otherwise in their order', () => {
    const ordered = putTogether(sources('cabcab'));
    expect(ordered.map(({ path }) => path)).toEqual(['0.md', '3.md', '1.md', '4.md', '2.md', '5.md']);
  });

  test('should be in batches of ten, or of twenty if that keeps equal texts together', () => {
    expect(sourceBatches(sources('abcdefghijkl')).map(hashesOf)).toEqual(['abcdefghij', 'kl']);
    expect(sourceBatches(sources('abcdefghijjjk')).map(hashesOf)).toEqual(['abcdefghijjj', 'k']);
    expect(sourceBatches(sources('a'.repeat(45))).map(({ length }) => length)).toEqual([20, 20, 5]);
  });
});
