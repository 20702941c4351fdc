import { describe, expect, test } from '@jest/globals';
import type { Page } from '../../src/content/kinds.js';
import { dropUnwritable } from '../../src/site/writable-pages.js';

const pageAt = (route: string, file = `${route.slice(1)}.md`): Page =>
  ({ kind: 'markdown', route, source: file, place: { file, line: 1, column: 1 } }) as Page;

function drop(routes: readonly string[], options: { files?: readonly string[]; trailingSlash?: boolean } = {}) {
  const { files = [], trailingSlash } = options;
  const { pages, findings } = dropUnwritable(
    routes.map((route) => pageAt(route)),
    { files, policy: { baseUrl: '/', trailingSlash } },
  );
  return {
    kept: pages.map((page) => page.route),
    reported: findings.map(({ file, message }) => `${file}: ${message}`),
  };
}

describe('dropUnwritable', () => {
  test('should keep pages beside and below each other', () => {
    expect(drop(['/', '/a', '/a/b', '/a.html'])).toEqual({ kept: ['/', '/a', '/a/b', '/a.html'], reported: [] });
  });

  test('should drop a page whose folder is another page', () => {
    expect(drop(['/', '/index.html'])).toEqual({
      kept: ['/'],
      reported: [
        "index.html.md: the route '/index.html' conflicts with the page of '.md': one would be a file and the other a folder of the same name; this page is left out",
      ],
    });
  });

  test('should drop a page whose file is the folder of another', () => {
    expect(drop(['/a.html/b', '/a'], { trailingSlash: false }).kept).toEqual(['/a.html/b']);
  });

  test('should drop a page whose file is that of another page', () => {
    expect(drop(['/a', '/a.html'], { trailingSlash: false })).toEqual({
      kept: ['/a'],
      reported: [
        "a.html.md: the route '/a.html' would have the same file as the page of 'a.md'; this page is left out",
      ],
    });
  });

  test('should drop a page whose folder is another file of the site', () => {
    expect(drop(['/robots.txt', '/logo'], { files: ['robots.txt', 'logo/a.svg'] })).toEqual({
      kept: ['/logo'],
      reported: [
        "robots.txt.md: the route '/robots.txt' conflicts with the file 'robots.txt': one would be a file and the other a folder of the same name; this page is left out",
      ],
    });
  });

  test('should suggest another slug for a page with a source, or else another name', () => {
    const generated = { kind: 'tag', route: '/a.css', place: { file: 'tags.yml', line: 1, column: 1 } } as Page;
    const { findings } = dropUnwritable([pageAt('/a.js'), generated], {
      files: ['a.js', 'a.css'],
      policy: { baseUrl: '/', trailingSlash: undefined },
    });
    expect(findings.map(({ file, hint }) => [file, hint])).toEqual([
      ['a.js.md', "give it another 'slug'"],
      ['tags.yml', 'give it another name'],
    ]);
  });

  test('should count the bytes of names, and shorten them in its message', () => {
    expect(drop([`/${'é'.repeat(120)}`]).reported).toEqual([]);
    expect(drop([`/${'é'.repeat(121)}`]).reported).toEqual([
      `${'é'.repeat(121)}.md: the route '/${'é'.repeat(59)}…' is too long for a file name; this page is left out`,
    ]);
  });

  test('should drop a page whose whole path is too long', () => {
    expect(drop([`/${'folder/'.repeat(500)}a`]).kept).toEqual([]);
  });
});
