import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../folder.js';
import { build } from '../../run.js';

const plugin = 'node_modules/docusaurus-plugin-p';

// Jest's own loader would accept these packages, so it is bypassed
test('plugins of packages that Node rejects should run: imports without extensions, exports added at run time', async () => {
  const folder = makeFolder();
  const files = {
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' } }]], plugins: ['docusaurus-plugin-p'] };`,
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
    [`${plugin}/package.json`]: '{ "type": "module", "main": "index.js" }',
    [`${plugin}/index.js`]: "export { default } from './plugin';",
    [`${plugin}/plugin.js`]: `import { name } from 'hidden';
      const headTags = [{ tagName: 'meta', attributes: { name, content: 'by a plugin' } }];
      export default () => ({ name: 'p', injectHtmlTags: () => ({ headTags }) });`,
    'node_modules/hidden/index.js': "Object.assign(exports, { ['name']: 'p' });",
  };
  writeFiles(folder, files);
  const site = await build(folder);
  expect(site.stderr).not.toContain('cannot be loaded');
  expect(site.text('index.html')).toContain('<meta name="p" content="by a plugin"');
});

test('a configuration that imports a package which cannot be loaded should be reported', async () => {
  const folder = makeFolder({
    'docusaurus.config.js':
      "import odd from 'odd';\nexport default { title: 'T', url: 'https://t.org', baseUrl: '/', odd };",
    'node_modules/odd/index.js': "require('gone');",
  });
  // in a separate process, because Node itself has to import it
  const { exitCode, stderr } = await build(folder, [], {});
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining("cannot read the configuration: Cannot find module 'gone'"),
  ]);
});
