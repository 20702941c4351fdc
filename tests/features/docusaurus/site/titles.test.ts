import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test.each([
  ['3.10.1', 'T', 'T'],
  ['3.7.0', 'T | T', 'T | T'],
  ['2.4.3', 'T | T', 'T | T'],
])('a page title equal to that of the site should be written as by Docusaurus %s', async (version, document, home) => {
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

test('titles should be shown as written, without code marks and explicit ids', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', {}]] };",
      'docs/a.md': '# ~~A~~: `x` \\<B\\> {#c}\n',
      'docs/b.mdx': "import X from './_x.md';\n\n*B* & [b](./a.md)\n=====\n\n<X />\n",
      'docs/_x.md': 'Text\n',
      'src/pages/index.md': '# Home\n',
      'blog/2020-01-01-p.md': '# **P**\n\nText\n',
    }),
  );
  const [a, b, post] = ['docs/a', 'docs/b', 'blog/2020/01/01/p'].map((path) => site.page(`${path}/index.html`));
  expect([a, b, post].map((page) => page?.texts('head title')[0])).toEqual([
    '~~A~~: x \\<B\\> | T',
    '*B* & [b](./a.md) | T',
    '**P** | T',
  ]);
  expect(a?.texts('.sidebar li a')).toEqual(['~~A~~: x \\<B\\>', '*B* & [b](./a.md)']);
  expect([a, b, post].map((page) => page?.texts('main h1')[0])).toEqual(['A: x <B>', 'B & b', '**P**']);
});
