import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site whose pages are documents written by a plugin, with the data that its loader provides for each. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `const { join } = require('path');
function api({ generatedFilesDir }) {
  const folder = join(generatedFilesDir, 'api', 'default');
  return {
    name: 'api',
    async loadContent() { require('fs').writeFileSync(join(generatedFilesDir, 'pets.json'), '["cat"]'); },
    async contentLoaded({ actions: { addRoute, createData } }) {
      await createData('get-pet.json', JSON.stringify({ title: 'Get a pet', id: 'pet' }));
      const content = await createData('get-pet-content.mdx', [
        '---', 'keywords: [cat]', '---', '', "import Tag from '@site/src/Tag';", '', '## Response', '',
        'Gives <Tag name="Pet" />, or a [list](/list).',
      ].join('\\n'));
      addRoute({ path: '/api/pet', component: '@theme/ApiItem', exact: true, modules: { content } });
    },
    getThemePath: () => './theme',
    configureWebpack: () => ({ resolve: { alias: { '~api': folder } }, module: { rules: [{ test: /\\.mdx$/, include: folder, use: [
      { loader: 'mdx-loader', options: { metadataPath: (file) => file.replace('-content.mdx', '.json') } },
    ] }] } }),
  };
}
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [api],
};
`,
  'theme/ApiItem.js': `import Layout from '@theme/Layout';
export default function ApiItem({ content: Content }) {
  return (
    <Layout title={Content.metadata.title}>
      <h1 id={Content.metadata.id}>{Content.frontMatter.keywords[0]}</h1>
      <Content />
    </Layout>
  );
}
`,
  'src/Tag.js': 'export default ({ name }) => <b>{name}</b>;\n',
  'src/pages/index.md': '# Home\n',
  'src/pages/pets.js': `import pet from '~api/get-pet.json';
import runtime from 'react/jsx-runtime';
import { useState } from 'react';
export default () => <h1 onClick={useState(0)[1]}>{runtime.jsx('i', { children: pet.title })}</h1>;
`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('documents written by plugins should be components with their metadata', () => {
  const page = site.page('api/pet/index.html');
  expect(['title', 'h1#pet', 'h2', 'p b'].map((selector) => page.texts(selector)[0])).toEqual([
    ...['Get a pet | T', 'cat', 'Response', 'Pet'],
  ]);
  expect(page.attributes('p a', 'href')).toEqual(['/list']);
});

test('files written by plugins should be found by the alias of their folder', () => {
  expect(site.page('pets/index.html').texts('h1')).toEqual(['Get a pet']);
});

test('problems in generated documents should not be errors', () => {
  expect(site.stdout + site.stderr).not.toContain(' error ');
});
