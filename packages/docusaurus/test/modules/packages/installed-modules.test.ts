import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { installedModules } from '../../../src/modules/packages/installed-modules.js';

const manifest = (file: string) => JSON.stringify({ exports: { './client': file } });

test('modules of installed packages should be those of the nearest folder that has them', () => {
  const folder = makeFolder({
    'node_modules/@docusaurus/plugin-own/package.json': manifest('./own.js'),
    'node_modules/@docusaurus/theme-search-algolia/package.json': manifest('./outer.js'),
    'site/node_modules/@docusaurus/theme-search-algolia/package.json': manifest('./inner.js'),
    'theme/docusaurus/Link.tsx': '',
  });
  const packages = (path: string) => join(folder, path, 'node_modules/@docusaurus');
  expect(installedModules(join(folder, 'site'), join(folder, 'theme'))).toEqual({
    '@docusaurus/plugin-own/client': join(packages(''), 'plugin-own/own.js'),
    '@docusaurus/theme-search-algolia/client': join(packages('site'), 'theme-search-algolia/inner.js'),
  });
});
