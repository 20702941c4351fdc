import { describe, expect, test } from '@jest/globals';
import { cacheControlOf, contentTypeOf } from '../../../src/serve/http/file-headers.js';

describe('cacheControlOf', () => {
  test.each([
    '/assets/js/boot-7200df5d.js',
    '/assets/css/styles-9c127aef.css',
    '/assets/images/a-b-7a274912.svg',
    '/fr/assets/files/x-0afac0c3.php',
    '/assets/offline/pages-0afac0c3.pack',
    '/assets/search/terms-0afac0c3d1e2.txt',
  ])('should cache %s forever', (path) => {
    expect(cacheControlOf(path)).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/index.html',
    '/assets/pages/a.json',
    '/assets/site-bc42d9c693a7.json',
    '/assets/search/index.json',
    '/robots.txt',
    '/sw.js',
    '/manifest.webmanifest',
    '/assets/js/own.js',
    '/assets/js/page-7200df5d.html',
  ])('should revalidate %s', (path) => {
    expect(cacheControlOf(path)).toBe('no-cache');
  });
});

describe('contentTypeOf', () => {
  test.each([
    ['/a.html', 'text/html; charset=utf-8'],
    ['/version.php.html', 'text/html; charset=utf-8'],
    ['/a.js', 'text/javascript; charset=utf-8'],
    ['/a.json', 'application/json; charset=utf-8'],
    ['/a.svg', 'image/svg+xml; charset=utf-8'],
    ['/a.png', 'image/png'],
    ['/a.md', 'text/markdown; charset=utf-8'],
    ['/a.unknown', 'application/octet-stream'],
    ['/none', 'application/octet-stream'],
  ])('should map %s to %s', (path, type) => {
    expect(contentTypeOf(path)).toBe(type);
  });
});
