import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readFolder } from '../../read-site.js';

const theme = 'node_modules/@docusaurus/theme-search-algolia';
const configuration = { 'docusaurus.config.js': "export default { title: 'T', url: 'https://t.org', baseUrl: '/' };" };

async function aliasesOf(files: Readonly<Record<string, string>>) {
  const folder = realpathSync(makeFolder({ ...configuration, ...files }));
  const { config } = await readFolder(folder);
  const aliases = Object.entries(config.aliases ?? {}).filter(([name]) => name.startsWith('@docsearch/'));
  return Object.fromEntries(aliases.map(([name, path]) => [name, path.replace(join(folder, 'node_modules'), '')]));
}

test('modules of DocSearch 4 should be the main module of the DocSearch 3 that the search theme has', async () => {
  const main = join('/', '@docsearch/react');
  expect(
    await aliasesOf({
      [`${theme}/package.json`]: '{}',
      'node_modules/@docsearch/react/package.json': '{ "version": "3.9.0" }',
    }),
  ).toEqual({
    '@docsearch/react/version': main,
    '@docsearch/react/useDocSearchKeyboardEvents': main,
    '@docsearch/react/useTheme': main,
  });
});

test('modules of the DocSearch 4 that only the search theme has should be its own', async () => {
  const files = {
    [`${theme}/package.json`]: '{}',
    [`${theme}/node_modules/@docsearch/react/package.json`]: '{ "version": "4.7.0" }',
    'node_modules/@docsearch/react/package.json': '{ "version": "3.9.0" }',
  };
  expect(await aliasesOf(files)).toEqual({});
});

test('sites without the search theme should have no aliases for it', async () => {
  expect(await aliasesOf({})).toEqual({});
});
