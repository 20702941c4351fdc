import { describe, expect, test } from '@jest/globals';
import { parseRedirectsFile, redirectOf } from '../../../src/output/host-files/host-redirects.js';

function follow(text: string, path: string, query = '', isThere = false): string | undefined {
  const answer = redirectOf(parseRedirectsFile(text), { path, query, isThere });
  return answer === undefined ? undefined : `${answer.status} ${answer.location}`;
}

describe('a line of _redirects', () => {
  test.each([
    ['/a /b', '/a', '301 /b'],
    ['/a /b', '/a/', '301 /b'],
    ['/a/ /b', '/a', '301 /b'],
    ['/a /b', '/a/b', undefined],
    ['/ /docs 302', '/', '302 /docs'],
    ['/a /b 308 # moved', '/a', '308 /b'],
    ['/a /b#c 301!', '/a', '301 /b#c'],
    ['/a https://example.org/x', '/a', '301 https://example.org/x'],
    ['/caf%C3%A9 /th\u00e9', '/caf\u00e9', '301 /th%C3%A9'],
    ['/a.b /c', '/axb', undefined],
    ['/a/* /b/:splat', '/a/c/d e', '301 /b/c/d%20e'],
    ['/a/* /:splat', '/a//evil.example', '301 /evil.example'],
    ['/:x/index.html /:x', '/a/index.html', '301 /a'],
    ['/:x/index.html /:x', '/a/b/index.html', undefined],
    ['/:x/:x /:x/:y', '/a/b', '301 /a/:y'],
  ])('should redirect as hosts do: %s', (line, path, answer) => {
    expect(follow(line, path)).toBe(answer);
  });

  test('should keep the query of the request, unless its target has one', () => {
    expect(follow('/a /b#c', '/a', '?x=y')).toBe('301 /b?x=y#c');
    expect(follow('/a /b?z#c', '/a', '?x=y')).toBe('301 /b?z#c');
  });

  test('should take precedence over a file, unless it is a pattern', () => {
    expect(follow('/a /b', '/a', '', true)).toBe('301 /b');
    expect(follow('/* /b', '/a', '', true)).toBeUndefined();
  });

  test.each(['/a /a', '/a /a/ 302', '/a/ /a#b', '/* /:splat', '/:x /:x?y'])(
    'should not redirect a path to itself: %s',
    (line) => {
      expect(follow(line, '/a', '?q')).toBeUndefined();
    },
  );

  test.each([
    '',
    '# /a /b',
    '/a',
    '/a b',
    '/a /b 200',
    '/a /b 404',
    '/a id=:id /b',
    '/a /b 301 Country=nz',
    'https://example.org/a /b',
  ])('should be ignored if it is not a redirect: %s', (line) => {
    expect(follow(line, '/a')).toBeUndefined();
  });

  test('should be the first that matches', () => {
    expect(follow('/a /a\n/a /b\n/a /c', '/a')).toBe('301 /b');
  });
});
