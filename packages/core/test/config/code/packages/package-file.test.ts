import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { declaredPackages } from '../../../../src/config/code/packages/package-file.js';

const declared = (text: string): string[] => declaredPackages(makeFolder({ 'package.json': text }));

test('a package file should be read with a byte order mark, as npm reads it', () => {
  expect(declared('\uFEFF{ "dependencies": { "a": "1" }, "devDependencies": { "b": "1" } }')).toEqual(['a', 'b']);
});

test.each(['{', 'null', ''])('a package file without an object should declare nothing: %j', (text) => {
  expect(declared(text)).toEqual([]);
});
