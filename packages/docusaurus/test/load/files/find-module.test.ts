import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { fileOfImport, findModule, resolveModule } from '../../../src/load/files/find-module.js';

const folder = makeFolder({
  'card.tsx': '',
  'card.js': '',
  'list/index.ts': '',
  'data/a.txt': '',
  'node_modules/own/package.json': '{ "main": "lib.js" }',
  'node_modules/own/lib.js': '',
});
const at = (path: string) => join(folder, path);

test('a module should be found under its path, without its extension, or as the index of a folder', () => {
  expect(findModule(at('card.tsx'))).toBe(at('card.tsx'));
  // in webpack's order in Docusaurus
  expect(findModule(at('card'))).toBe(at('card.js'));
  expect(findModule(at('list'))).toBe(`${at('list')}/index.ts`);
});

test('a folder without an index, and a missing path, should be no modules', () => {
  expect(findModule(at('data'))).toBeUndefined();
  expect(findModule(at('none'))).toBeUndefined();
});

test('an import should lead to a module of the site by a relative path or `@site`, and to none otherwise', () => {
  const importing = { file: at('list/index.ts'), siteDir: folder };
  expect(fileOfImport('../card', importing)).toBe(at('card.js'));
  expect(fileOfImport('@site/card.tsx', importing)).toBe(at('card.tsx'));
  expect(fileOfImport('own', importing)).toBeUndefined();
});

test('an import should be resolved as Node does for code of the folder, to nothing if that fails', () => {
  expect(resolveModule('own', folder)).toBe(at('node_modules/own/lib.js'));
  expect(resolveModule('none', folder)).toBeUndefined();
});
