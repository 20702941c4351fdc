import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../folder.js';
import { build } from '../../run.js';

/** A site with a document that imports another by an alias, which a plugin writes from a file of the site. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `const { join } = require('path');
function api({ siteDir, generatedFilesDir }) {
  return {
    name: 'api',
    loadContent: () => require('fs').readFileSync(join(siteDir, 'words.txt'), 'utf8'),
    contentLoaded: ({ content, actions }) => actions.createData('v1/props.md', '## Props\\n\\nTheir ' + content),
    configureWebpack: () => ({ resolve: { alias: { '@made/api': join(generatedFilesDir, 'api/default') } } }),
  };
}
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  plugins: [api],
};
`,
  'docs/index.mdx': "# Pets\n\nimport Props from '@made/api/v1/props.md';\n\n<Props />\n",
};

let folder: string;

beforeAll(() => {
  folder = makeFolder(files);
});

test('documents that plugins write should be partials of documents, also when they change', async () => {
  for (const word of ['name', 'age']) {
    writeFiles(folder, { 'words.txt': word });
    const site = await build(folder);
    expect(site.page('index.html').texts('h2, h2 + p')).toEqual(['Props', `Their ${word}`]);
  }
});
