import { expect, test } from '@jest/globals';
import { immutablePatterns } from '../../src/headers/immutable-files.js';

test('immutablePatterns should match a whole folder if every file is named by its contents', () => {
  expect(
    immutablePatterns(['assets/js/boot-0123abcd.js', 'assets/js/app-89abcdef.js', 'assets/css/a-0123abcd.css']),
  ).toEqual(['assets/css/*', 'assets/js/*']);
});

test('immutablePatterns should match only prefixes that no other file has, if there are others', () => {
  expect(
    immutablePatterns([
      's/index.json',
      's/terms-0123abcd.json',
      's/terms-89abcdef.json',
      's/own-0123abcd.js',
      's/own-page.js',
    ]),
  ).toEqual(['s/terms-*']);
});

test('immutablePatterns should match no page, as pages are always revalidated', () => {
  expect(immutablePatterns(['demo/page-0123abcd.html'])).toEqual([]);
});
