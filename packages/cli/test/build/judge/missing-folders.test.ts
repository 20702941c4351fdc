import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { missingFolders } from '../../../src/build/judge/missing-folders.js';

const messagesOf = (config: object, places = {}) =>
  missingFolders(makeFolder({ 'there/a.txt': '' }), {
    config: { staticDirectories: [], themeDir: 'theme', themes: [], ...config },
    configPlaces: { file: 'docsite.config.mjs', places },
  } as never).map(({ message }) => message);

test('missing folders of a computed list should be reported, unless they may be the default', () => {
  expect(messagesOf({ staticDirectories: ['own', 'there', 'static'] })).toEqual([
    "the folder 'own' of static files does not exist",
  ]);
});

test('missing folders of the theme should be reported, unless the configuration leaves out their name', () => {
  expect(messagesOf({ themeDir: 'src/theme', themes: ['there', 'node_modules/acme'] })).toEqual([
    "the folder 'node_modules/acme' of the theme does not exist",
  ]);
  expect(messagesOf({ themeDir: 'look' }, { themeDir: [2, 13] })).toEqual([
    "the folder 'look' of the theme does not exist",
  ]);
});
