import { describe, expect, test } from '@jest/globals';
import { baseOfGlob, globProblem, matchPaths } from '../../src/config/path-globs.js';

const paths = [
  'docs/a.md',
  'docs/old/a.md',
  'docs/old/deep/b.mdx',
  'docs/older/a.md',
  'docs/.hidden/a.md',
  'config.ts',
];
const matching = (...globs: string[]) => paths.filter(matchPaths(globs));

describe('patterns of paths', () => {
  test('should match the files of a folder that they name', () => {
    expect(matching('docs/old')).toEqual(['docs/old/a.md', 'docs/old/deep/b.mdx']);
    expect(matching('docs/old/')).toEqual(['docs/old/a.md', 'docs/old/deep/b.mdx']);
    expect(matching('docs/old*')).toEqual(['docs/old/a.md', 'docs/old/deep/b.mdx', 'docs/older/a.md']);
  });

  test('should match files by name, and those in folders that begin with a dot', () => {
    expect(matching('config.ts')).toEqual(['config.ts']);
    expect(matching('**/*.mdx')).toEqual(['docs/old/deep/b.mdx']);
    expect(matching('docs/*.md')).toEqual(['docs/a.md']);
    expect(matching('docs/**/a.md')).toEqual(['docs/a.md', 'docs/old/a.md', 'docs/older/a.md', 'docs/.hidden/a.md']);
    expect(matching('docs/{old,older}/*.md')).toEqual(['docs/old/a.md', 'docs/older/a.md']);
  });

  test('should match what any of them matches', () => {
    expect(matching('config.ts', 'docs/older')).toEqual(['docs/older/a.md', 'config.ts']);
  });

  test.each([
    ['', 'expected a path or a pattern'],
    ['docs\\old', "expected forward slashes, as in 'docs/archive/**'"],
    ['!docs/old', "expected a pattern without '!': a later entry can set what this one should leave"],
    ['/docs/**', 'expected a path relative to the site folder'],
    ['C:/docs', 'expected a path relative to the site folder'],
    ['../docs', "expected a path from the site folder on, without '.' and '..'"],
    ['./docs', "expected a path from the site folder on, without '.' and '..'"],
    ['docs/[a', 'expected a pattern: Missing closing: "]"'],
  ])('should be rejected if they cannot match: %j', (glob, problem) => {
    expect(globProblem(glob)).toBe(problem);
  });

  test('should start at a path without wildcards', () => {
    expect(['docs/old/**', 'docs/*.md', '**/a.md', 'docs/a.md', 'docs/old/'].map(baseOfGlob)).toEqual([
      'docs/old',
      'docs',
      '',
      'docs/a.md',
      'docs/old',
    ]);
  });
});
