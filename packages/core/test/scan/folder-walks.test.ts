import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { FolderWalks } from '../../src/scan/folder-walks.js';

const always = ['**/.*', '**/.*/**', '**/_*/**'];
const files = { 'a.md': '', '_category_.yml': '', 'b/_part.md': '', 'b/c.md': '', '_d/e.md': '', '.f/g.md': '' };

function paths(walks: FolderWalks, folder: string, options: { patterns: string[]; ignore: string[] }): string[] {
  return walks
    .walk(folder, options)
    .map(({ path }) => path)
    .sort();
}

describe('walks through folders', () => {
  test('should find files and their folders, except excluded ones', () => {
    const walks = new FolderWalks();
    const folder = makeFolder(files);
    const sources = { patterns: ['**/*.md'], ignore: [...always, '**/_*'] };
    expect(paths(walks, folder, sources)).toEqual(['a.md', 'b', 'b/c.md']);
    const categories = { patterns: ['**/_category_.{yml,json}'], ignore: always };
    expect(paths(walks, folder, categories)).toEqual(['_category_.yml', 'a.md', 'b', 'b/_part.md', 'b/c.md']);
  });

  test('should be shared by listings with different patterns, and skip names with an underscore', () => {
    const walks = new FolderWalks();
    const folder = makeFolder(files);
    const sources = { patterns: ['**/*.md'], ignore: [...always, '**/_*'] };
    const before = paths(walks, folder, sources);
    writeFiles(folder, { 'later.md': '', '_category_.json': '' });
    const categories = paths(walks, folder, { patterns: ['**/_category_.json'], ignore: always });
    expect([paths(walks, folder, sources), categories.includes('_category_.json')]).toEqual([before, false]);
    expect(paths(new FolderWalks(), folder, sources)).toContain('later.md');
  });

  test('should be repeated for dot names if a pattern includes them, and for other folders', () => {
    const walks = new FolderWalks();
    const folder = makeFolder({ '.nojekyll': '', 'x/.well-known/a': '' });
    const withDots = { patterns: ['**/*', '**/.*', '**/.well-known/**'], ignore: [] };
    expect(paths(walks, folder, { patterns: ['**/*'], ignore: [] })).toEqual(['x']);
    expect(paths(walks, folder, withDots)).toEqual(['.nojekyll', 'x', 'x/.well-known', 'x/.well-known/a']);
    expect(paths(walks, join(folder, 'x'), withDots)).toEqual(['.well-known', '.well-known/a']);
  });
});
