import { describe, expect, test } from '@jest/globals';
import type { Manifest } from '../../../src/serve/files/manifest.js';
import { type Resolved, resolveAddress } from '../../../src/serve/files/resolve-address.js';

function manifestOf(files: readonly string[], pages: Readonly<Record<string, string>>, baseUrl = '/'): Manifest {
  return {
    folder: '/site',
    baseUrl,
    files: new Map(files.map((path) => [path, `/site/${path}`])),
    pages: new Map(Object.entries(pages)),
    headers: [],
    redirects: [],
  };
}

const file = (path: string): Resolved => ({ kind: 'file', path });
const redirect = (to: string): Resolved => ({ kind: 'redirect', to });
const missing: Resolved = { kind: 'missing', page: '404.html' };
const malformed: Resolved = { kind: 'malformed' };

describe('without trailing slashes', () => {
  const files = [
    'index.html',
    'a.html',
    'b/index.html',
    'version.php.html',
    'caf\u00e9 1.html',
    '404.html',
    'img/logo.svg',
    'demo/index.html',
    'old.html',
    'what?.html',
    'c#.html',
    '50%.html',
    'odd?/index.html',
  ];
  const pages = {
    'index.html': '/',
    'a.html': '/a',
    'b/index.html': '/b',
    'version.php.html': '/version.php',
    'caf\u00e9 1.html': '/caf%C3%A9%201',
    'what?.html': '/what%3F',
    'c#.html': '/c%23',
    '50%.html': '/50%25',
  };
  const manifest = manifestOf(files, pages);

  test.each([
    ['the home page', '/', file('index.html')],
    ['a page written as a file', '/a', file('a.html')],
    ['a page written as a folder', '/b', file('b/index.html')],
    ['a page whose route looks like a file', '/version.php', file('version.php.html')],
    ['a page whose route is escaped', '/caf%c3%a9%201', file('caf\u00e9 1.html')],
    ['a page whose route is escaped in decomposed form', '/cafe%CC%81%201', file('caf\u00e9 1.html')],
    ['a file', '/img/logo.svg', file('img/logo.svg')],
    ['a page with a slash too many', '/a/', redirect('/a')],
    ['a page by its file', '/a.html', redirect('/a')],
    ['a page by the file in its folder', '/b/index.html', redirect('/b')],
    ['the home page by its file', '/index.html', redirect('/')],
    ['a page by a file in a folder that it does not have', '/a/index.html', redirect('/a')],
    ['a page whose route looks like a file by such a file', '/version.php/index.html', redirect('/version.php')],
    ['a page with a question mark', '/what%3F', file('what?.html')],
    ['a page with a question mark by its file', '/what%3F.html', redirect('/what%3F')],
    ['a page with a hash', '/c%23', file('c#.html')],
    ['a page with a per cent sign', '/50%25', file('50%.html')],
    ["an author's folder with a question mark", '/odd%3F', redirect('/odd%3F/')],
    ["an author's file by a file in a folder that it does not have", '/old/index.html', missing],
    ["an author's folder", '/demo', redirect('/demo/')],
    ["the index of an author's folder", '/demo/', file('demo/index.html')],
    ["an author's HTML file", '/old.html', file('old.html')],
    ["an author's HTML file with a slash", '/old/', missing],
    ['a file with a slash', '/img/logo.svg/', missing],
    ['what does not exist', '/none', missing],
    ['two slashes', '//a', missing],
    ['a path that climbs out', '/../a', missing],
    ['a path that climbs out by escapes', '/..%2fa', missing],
    ['a name that every object has', '/__proto__', missing],
    ['a null character', '/a%00', malformed],
    ['a backslash', '/..\\a', malformed],
    ['an escaped backslash', '/..%5ca', malformed],
    ['an escape that is none', '/%zz', malformed],
    ['an escape that is no UTF-8', '/%ff', malformed],
    ['no path', '*', malformed],
  ])('should answer %s', (_, address, expected) => {
    expect(resolveAddress(manifest, address)).toEqual(expected);
  });
});

describe('with trailing slashes', () => {
  const manifest = manifestOf(['index.html', 'a/index.html', '404.html'], { 'index.html': '/', 'a/index.html': '/a/' });

  test.each([
    ['/a/', file('a/index.html')],
    ['/a', redirect('/a/')],
    ['/a/index.html', redirect('/a/')],
    ['/a.html', redirect('/a/')],
  ])('should answer %s', (address, expected) => {
    expect(resolveAddress(manifest, address)).toEqual(expected);
  });
});

describe('under a base URL', () => {
  const manifest = manifestOf(
    ['index.html', 'a.html', 'demo/index.html', '404.html'],
    { 'index.html': '/base/', 'a.html': '/base/a' },
    '/base/',
  );

  test.each([
    ['/', redirect('/base/')],
    ['/base', redirect('/base/')],
    ['/base/', file('index.html')],
    ['/base/a', file('a.html')],
    ['/base/a/', redirect('/base/a')],
    ['/base/demo', redirect('/base/demo/')],
    ['/base/index.html', redirect('/base/')],
    ['/base/.html', redirect('/base/')],
    ['/a', missing],
    ['/baseless', missing],
  ])('should answer %s', (address, expected) => {
    expect(resolveAddress(manifest, address)).toEqual(expected);
  });
});

describe('a missing address', () => {
  test('should get the 404 page of the nearest folder that has one', () => {
    const manifest = manifestOf(['404.html', 'fr/404.html', 'fr/a.html'], {});
    expect(['/x/y', '/fr/x', '/fr/x/y', '/frx'].map((address) => resolveAddress(manifest, address))).toEqual([
      missing,
      { kind: 'missing', page: 'fr/404.html' },
      { kind: 'missing', page: 'fr/404.html' },
      missing,
    ]);
  });

  test('should get none if the site has none', () => {
    expect(resolveAddress(manifestOf([], {}), '/x')).toEqual({ kind: 'missing' });
  });
});
