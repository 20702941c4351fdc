import { describe, expect, test } from '@jest/globals';
import { isInside, relativeReference, resolveSitePath } from '../src/site-path.js';

describe('resolveSitePath', () => {
  test('should resolve a relative path from the folder of the file', () => {
    expect(resolveSitePath('docs/a/b.md', '../c.md')).toBe('docs/c.md');
  });

  test('should begin at the site folder with @site/', () => {
    expect(resolveSitePath('docs/a/b.md', '@site/static/x.png')).toBe('static/x.png');
  });

  test.each(['../../c.md', '@site/../c.md', '../..'])('should know that %j leads outside', (href) => {
    expect(resolveSitePath('docs/b.md', href)).toBeUndefined();
  });
});

test('relativeReference should always begin with a dot', () => {
  expect([relativeReference('docs/a.md', 'docs/b/c.md'), relativeReference('docs/x/a.md', 'docs/c.md')]).toEqual([
    './b/c.md',
    '../c.md',
  ]);
});

test('isInside should not take a folder with the same beginning for the same folder', () => {
  expect([
    isInside('docs2/a.md', 'docs'),
    isInside('docs/a.md', 'docs'),
    isInside('docs', 'docs'),
    isInside('a.md', '.'),
  ]).toEqual([false, true, true, true]);
});
