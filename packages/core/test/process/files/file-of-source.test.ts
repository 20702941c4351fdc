import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { fileOfSource } from '../../../src/process/files/file-of-source.js';

test('fileOfSource should find files by relative paths and by the URLs of files on other drives', () => {
  expect(fileOfSource('../site/a b.ts', '/tmp/out')).toBe('/tmp/site/a b.ts');
  expect(fileOfSource(pathToFileURL('/site/a b.ts').href, '/tmp/out')).toBe('/site/a b.ts');
  expect(fileOfSource('docsite-page:a', '/tmp/out')).toBeUndefined();
});
