import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { missingStaticFolders } from '../../../src/build/judge/missing-static-folders.js';

test('missing folders of a computed list should be reported, unless they may be the default', () => {
  const config = { staticDirectories: ['own', 'there', 'static'] };
  const site = { config, configPlaces: { file: 'docsite.config.mjs', places: {} } };
  const found = missingStaticFolders(makeFolder({ 'there/a.txt': '' }), site as never);
  expect(found.map(({ message }) => message)).toEqual(["the folder 'own' of static files does not exist"]);
});
