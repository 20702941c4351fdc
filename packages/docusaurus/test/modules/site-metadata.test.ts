import { expect, test } from '@jest/globals';
import { read } from '../read-site.js';

const files = {
  'package.json': '{ "version": "1.2.0" }',
  'docusaurus.config.js': `module.exports = { title: 'T',
    presets: [['classic', { blog: false, sitemap: false }]],
    plugins: [function own() { return { name: 'own' }; }, './plugins/part.js', 'docusaurus-plugin-less'] };`,
  'plugins/part.js': "module.exports = () => ({ name: 'part' });",
  'node_modules/@docusaurus/core/package.json': '{ "version": "3.10.1" }',
  'node_modules/@docusaurus/plugin-content-docs/package.json':
    '{ "name": "@docusaurus/plugin-content-docs", "version": "3.10.1" }',
  'node_modules/docusaurus-plugin-less/package.json': '{ "name": "docusaurus-plugin-less", "version": "2.0.2" }',
};

const metadataOf = async (code: string) => {
  const { modules } = await read({ ...files, 'src/code.js': code });
  const module = modules['@generated/site-metadata'] as string;
  return JSON.parse(module.replace(/^export default |;$/g, ''));
};

test('code of a site should find the versions of plugins and of the site if it names them', async () => {
  const metadata = await metadataOf('use(metadata.siteVersion, metadata.pluginVersions)');
  expect(metadata).toMatchObject({
    docusaurusVersion: '3.10.1',
    siteVersion: '1.2.0',
    pluginVersions: {
      'docusaurus-plugin-content-docs': {
        ...{ type: 'package', name: '@docusaurus/plugin-content-docs', version: '3.10.1' },
      },
      'docusaurus-plugin-less': { type: 'package', name: 'docusaurus-plugin-less', version: '2.0.2' },
      own: { type: 'local' },
      './plugins/part.js': { type: 'project' },
    },
  });
  expect(await metadataOf('')).toEqual({ docusaurusVersion: '3.10.1', pluginVersions: {} });
});
