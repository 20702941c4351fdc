import { describe, expect, test } from '@jest/globals';
import { isInside, relativeReference, resolveSitePath } from '../src/site-path.js';

describe('resolveSitePath', () => {
  test('should resolve a relative path from the folder of the file', () => {
    expect(resolveSitePath('docs/a/b.md', '../c.md')).toBe('docs/c.md');
  });

  test('should resolve @site/ to the site folder', () => {
    expect(resolveSitePath('docs/a/b.md', '@site/static/x.png')).toBe('static/x.png');
  });

  test.each(['../../c.md', '@site/../c.md', '../..'])('should recognize that %j leads outside', (href) => {
    expect(resolveSitePath('docs/b.md', href)).toBeUndefined();
  });
  test('should allow references outside of the site folder as far up as the file itself lies', () => {
    expect([
      resolveSitePath('../docs/a/b.md', '../c.md'),
      resolveSitePath('../docs/b.md', '../examples/c.ts'),
      resolveSitePath('../docs/b.md', '@site/static/x.png'),
      resolveSitePath('../docs/b.md', '../../c.md'),
    ]).toEqual(['../docs/c.md', '../examples/c.ts', 'static/x.png', undefined]);
  });
});

test('relativeReference should always begin with a dot', () => {
  expect([relativeReference('docs/a.md', 'docs/b/c.md'), relativeReference('docs/x/a.md', 'docs/c.md')]).toEqual([
    './b/c.md',
    '../c.md',
  ]);
});

test('isInside should not mistake a folder with the same prefix for the same folder', () => {
  expect([
    isInside('docs2/a.md', 'docs'),
    isInside('docs/a.md', 'docs'),
    isInside('docs', 'docs'),
    isInside('a.md', '.'),
    isInside('../docs/a.md', '.'),
    isInside('../docs/a.md', '../docs'),
  ]).toEqual([false, true, true, true, false, true]);
});
