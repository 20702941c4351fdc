import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { packageTexts } from '../../../src/modules/packages/package-texts.js';
import { read } from '../../read-site.js';

test('code of packages should count as far as a site imports it and it is made for Docusaurus', () => {
  const manifest = (more: object) => JSON.stringify({ main: './index.js', ...more });
  const siteDir = makeFolder({
    'node_modules/@own/list/package.json': manifest({ peerDependencies: { '@docusaurus/core': '3' } }),
    'node_modules/@own/list/index.js': "export * from './inner';",
    'node_modules/@own/list/inner/index.js': 'item.docId',
    'node_modules/@own/list/unused.js': 'unused',
    'node_modules/@own/named/package.json': manifest({ dependencies: { '@docusaurus/utils': '3' } }),
    'node_modules/@own/named/page.js': 'named',
    'node_modules/other/package.json': manifest({}),
    'node_modules/other/index.js': 'other',
    'node_modules/@docusaurus/core/package.json': manifest({ dependencies: { '@docusaurus/utils': '3' } }),
    'node_modules/@docusaurus/core/index.js': 'core',
  });
  const code = ["import List from '@own/list';", "import 'other'; import x from './x'; require('@docusaurus/core')"];
  expect(packageTexts(code, { named: ['@own/named/page', '@site/src/y'], siteDir })).toEqual([
    'named',
    "export * from './inner';",
    'item.docId',
  ]);
});

test('code of packages should get the documents that it looks up', async () => {
  const dataWith = async (code: string) => {
    const { config } = await read({
      'docusaurus.config.js': "module.exports = { title: 'T' };",
      'src/pages/list.js': "import List from 'list';",
      'node_modules/list/package.json': '{ "dependencies": { "@docusaurus/core": "3" } }',
      'node_modules/list/index.js': `import '@docusaurus/plugin-content-docs/client'; ${code}`,
    });
    return config.documentData;
  };
  expect([await dataWith('useDocById(item.docId)'), await dataWith('')]).toEqual(['all', false]);
});
