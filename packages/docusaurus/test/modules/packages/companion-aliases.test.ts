import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { companionAliases } from '../../../src/modules/packages/companion-aliases.js';

const namesFor = (files: Readonly<Record<string, string>>) =>
  Object.keys(companionAliases(makeFolder(files), '/theme'));

test('a site should be given the packages that it lacks', () => {
  expect(namesFor({ 'package.json': '{ "dependencies": { "prism-react-renderer": "^2.3.0" } }' })).toEqual([
    'clsx',
    'prism-react-renderer',
  ]);
  expect(namesFor({ 'node_modules/clsx/package.json': '{}' })).toEqual(['prism-react-renderer']);
});

test('a site that depends on an older prism-react-renderer should not be given the later one', () => {
  expect(namesFor({ 'package.json': '{ "dependencies": { "prism-react-renderer": "^1.3.5" } }' })).toEqual(['clsx']);
});
