import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

test.each([
  ['3.10.1', 'T', 'T'],
  ['3.7.0', 'T | T', 'T | T'],
  ['2.4.3', 'T | T', 'T | T'],
])('a title that is that of the site should be as Docusaurus %s has it', async (version, document, home) => {
  const site = await build(
    makeFolder({
      'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }),
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false }]] };",
      'docs/a.md': '# T\n',
      'src/pages/index.js':
        'import Layout from \'@theme/Layout\'; export default () => <Layout title="T"><p>Home</p></Layout>;',
      'src/pages/untitled.js': "import Layout from '@theme/Layout'; export default () => <Layout><p>Page</p></Layout>;",
    }),
  );
  const titles = ['docs/a', '.', 'untitled'].map((path) => site.page(`${path}/index.html`).texts('head title'));
  expect(titles).toEqual([[document], [home], ['T']]);
});
