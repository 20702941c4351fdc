import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { InlineScripts } from '../../src/headers/inline-scripts.js';

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const collect = (html: string): string[] => new InlineScripts().collect(html);

test('InlineScripts should hash exactly the text between the tags', () => {
  expect(collect('<p>a</p><script> f("é") \n</script><script type="module" async>g()</script>')).toEqual([
    hashOf(' f("é") \n'),
    hashOf('g()'),
  ]);
});

test('InlineScripts should write a hash as browsers do', () => {
  expect(collect('<script>alert(1)</script>')).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

test.each([
  ['a script of a file', '<script type="module" src="/a.js"></script>'],
  ['data', '<script type="application/json">{"a":1}</script>'],
  ['data without quotes', '<script id=a type=application/ld+json>{}</script>'],
  ['text', '<p>&lt;script>f()&lt;/script></p>'],
  ['a script that never ends', '<script>f()'],
])('InlineScripts should skip %s', (_what, html) => {
  expect(collect(html)).toEqual([]);
});
