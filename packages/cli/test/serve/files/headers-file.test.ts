import { describe, expect, test } from '@jest/globals';
import { headersFor, parseHeadersFile } from '../../../src/serve/files/headers-file.js';

function read(text: string, path: string): Record<string, string> {
  return Object.fromEntries(headersFor(parseHeadersFile(text), path));
}

describe('a rule of _headers', () => {
  test.each([
    ['/a', '/a', true],
    ['/a', '/a/b', false],
    ['/*', '/', true],
    ['/*', '/a/b.html', true],
    ['/assets/js/*', '/assets/js/a-0123abcd.js', true],
    ['/assets/js/*', '/assets/css/a.css', false],
    ['/s/terms-*', '/s/terms-1.json', true],
    ['/s/terms-*', '/s/index.json', false],
    ['/a.js', '/axjs', false],
    ['/docs/:page/edit', '/docs/one/edit', true],
    ['/docs/:page/edit', '/docs/one/two/edit', false],
    ['/caf%C3%A9', '/café', true],
    ['https://example.org/*', '/a', false],
  ])('for %s should apply at %s: %s', (pattern, path, holds) => {
    expect(read(`${pattern}\n  X-A: b`, path)).toEqual(holds ? { 'x-a': 'b' } : {});
  });

  test('should combine with others, joining the values of one header', () => {
    const text = '# all\n/*\n  X-A: 1\n  x-a: 2\n\n/a\n\tX-A: 3\n  # none of it\n  X-B: c: d\n';
    expect(read(text, '/a')).toEqual({ 'x-a': '1, 2, 3', 'x-b': 'c: d' });
    expect(read(text, '/b')).toEqual({ 'x-a': '1, 2' });
  });

  test('should be ignored if it is malformed', () => {
    expect(
      read('  X-A: before any path\n/*\n  no colon\n  Not a name: a\n  X-B: caf\u0001\n  X-C: d\r\n', '/'),
    ).toEqual({ 'x-c': 'd' });
  });
});
