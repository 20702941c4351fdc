import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    plugins: [() => ({ name: 'loading', configureWebpack: () => ({ module: { rules: [
      { test: /\\.mdx?$/, use: [{ loader: './loaders/replace.js', options: { search: /%YEAR%/g, by: () => '2026' } }] },
      { test: /\\.md$/, include: [require('path').join(__dirname, 'docs')], use: ['./loaders/shout.js', './loaders/ask.js'] },
      { test: /\\.md$/, include: [require('path').join(__dirname, 'notes')], use: './loaders/shout.js' },
      { test: /\\.md$/, use: './loaders/broken.js' },
      { test: /\\.md$/, enforce: 'post', use: './loaders/shout.js' },
    ] } }) })],
  };
`,
  'loaders/replace.js': `module.exports = function (text) {
    const { search, by } = this.getOptions();
    return text.replace(search, by);
  };`,
  'loaders/shout.js': "module.exports = (text) => text.replaceAll('quiet', 'LOUD');",
  'loaders/ask.js': "module.exports = async (text) => text + '\\nIs it quiet?\\n';",
  'loaders/broken.js': "throw new Error('No');",
  'docs/index.md': '---\nslug: /\n---\n\n# Of %YEAR%\n\nquiet\n',
  'docs/other.mdx': '# Other\n\nquiet in {`%YEAR%`}\n',
  'docs/parts.mdx': `import Part from './_part.mdx';
import Note from '../notes/_note.md';

# Parts

<Part />

<Note />
`,
  'docs/_part.mdx': 'A quiet part of %YEAR%\n',
  'notes/_note.md': 'A quiet note of %YEAR%\n',
  'notes/page.md': 'A quiet page of %YEAR%\n',
  'src/pages/page.js': `import Page from '../../notes/page.md';
    export default () => <main><div className="markdown"><Page /></div></main>;`,
};

const folder = makeFolder(files);
let site: BuiltSite;

beforeAll(async () => {
  site = await build(folder);
});

const textsOf = (built: BuiltSite, path: string) => built.page(path).texts('main h1, main .markdown p');

test('loaders for Markdown should change the text of the documents that their rules are about', () => {
  expect(site.exitCode).toBe(0);
  expect(textsOf(site, 'index.html')).toEqual(['Of 2026', 'LOUD', 'Is it LOUD?']);
  expect(textsOf(site, 'other/index.html')).toEqual(['Other', 'quiet in 2026']);
});

test('loaders for Markdown should change the text of partials, and of Markdown that modules import', () => {
  expect(textsOf(site, 'parts/index.html')).toEqual(['Parts', 'A quiet part of 2026', 'A LOUD note of 2026']);
  expect(textsOf(site, 'page/index.html')).toEqual(['A LOUD page of 2026']);
});

test('loaders for Markdown that docsite cannot run should be named', () => {
  const said = site.stdout + site.stderr;
  expect(said).toContain('webpack loader loaders/broken.js, which cannot be loaded');
  expect(said).toContain('loaders left out: ./loaders/shout.js');
});

test('documents should be read again once a loader for them is another one', async () => {
  writeFileSync(join(folder, 'loaders/ask.js'), "module.exports = (text) => text + '\\nAnother.\\n';");
  expect(textsOf(await build(folder), 'index.html')).toEqual(['Of 2026', 'LOUD', 'Another.']);
});
