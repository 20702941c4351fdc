import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { hashModules, type KnownServerFiles } from '../../../src/bundle/builds/module-hashes.js';

test('server modules should be read once, as their names are hashes of their contents', () => {
  const theme = "import './chunk-AAAAAAAA.mjs';";
  const folder = makeFolder({ 'theme.mjs': theme, 'a-1.mjs': theme, 'b-1.mjs': 'b', 'chunk-AAAAAAAA.mjs': 'shared' });
  const pathOf = (name: string) => join(folder, name);
  const known: KnownServerFiles = new Map();
  const hash = (names: Readonly<Record<'a' | 'b', string>>, chunk = 'chunk-AAAAAAAA.mjs', kept = known) => {
    const serverPages = { a: pathOf(names.a), b: pathOf(names.b) };
    const serverFiles = ['theme.mjs', names.a, names.b, chunk];
    return hashModules({ serverEntry: pathOf('theme.mjs'), serverPages, serverFiles, placedNames: [] }, folder, kept);
  };
  const before = hash({ a: 'a-1.mjs', b: 'b-1.mjs' });
  writeFiles(folder, {
    'b-1.mjs': 'never read',
    'a-2.mjs': "import './chunk-BBBBBBBB.mjs';",
    'chunk-BBBBBBBB.mjs': 'new',
  });
  const after = hash({ a: 'a-2.mjs', b: 'b-1.mjs' }, 'chunk-BBBBBBBB.mjs');
  expect(after.pages.b).toBe(before.pages.b);
  expect(after.pages.a).not.toBe(before.pages.a);
  const anew = hash({ a: 'a-2.mjs', b: 'b-1.mjs' }, 'chunk-BBBBBBBB.mjs', new Map());
  expect(after.pages.a).toBe(anew.pages.a);
  expect(after.pages.b).not.toBe(anew.pages.b);
});
