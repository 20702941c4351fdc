import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../folder.js';
import { type BuiltSite, textOf } from '../../built-site.js';
import { build } from '../../run.js';

/** What code of Docusaurus sites knows about documents other than that of its page. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
    presets: [['classic', {
      docs: { sidebarPath: './sidebars.js', lastVersion: 'current', versions: { '1.0': { className: 'is-old' } } },
      theme: { customCss: './own.css' },
    }]],
  };`,
  'own.css': '.is-old main { color: red; }',
  'versions.json': '["1.0"]',
  'sidebars.js':
    "module.exports = { main: ['home', 'part/one',\n    { type: 'category', label: 'All of it', link: { type: 'generated-index' }, items: ['other'] },\n    { type: 'category', label: 'B', link: { type: 'generated-index', slug: '/b' }, items: [{ type: 'link', label: 'L', href: '/all' }] }] };",
  'versioned_sidebars/version-1.0-sidebars.json': '{ "old": ["home"] }',
  'versioned_docs/version-1.0/home.md':
    '# Old home\n\nimport { Listed } from "@site/docs/_listed";\n\n<Listed id="home" />\n',
  'docs/_listed.jsx': `import { useDocsVersion, useDocById, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
    import { useState } from 'react';
    export function Listed({ id }) {
      const { title, description, sidebar } = useDocsVersion().docs[id];
      return <p className="listed">{[title, description, sidebar, useDocById(id).title].join('|')}</p>;
    }
    export function Live() {
      const [docs] = useState(Object.keys(useDocsVersion().docs).sort());
      return <button type="button">{docs.join()}</button>;
    }
    export function Counted() {
      const [count] = useState(useLatestVersion().docs.length);
      return <button type="button">{count}</button>;
    }`,
  'docs/home.mdx': `# Home

import { Listed } from './_listed';
import rooted from '!!raw-loader!/texts/a.json';

<Listed id="part/one" />

<p className="rooted">{rooted}</p>
`,
  'docs/part/one.mdx': "---\ntitle: One\n---\n\nThe first.\n\nimport { Live } from '../_listed';\n\n<Live />\n",
  'docs/other.md': '# Other\n',
  'docs/counted.mdx': "# Counted\n\nimport { Counted } from './_listed';\n\n<Counted />\n",
  'src/pages/all.js': `import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
    import Changes from '../changes';
    export default () => {
      const { docs, path } = useLatestVersion();
      const texts = docs.map(({ id, path, sidebar }) => [id, path, sidebar].join(' '));
      return <main><p className="all">{texts.sort().join('|')}</p><b>{path}</b><Changes /></main>;
    };`,
  'changes/.hidden.txt': 'hidden',
  'changes/.git/config.txt': 'hidden',
  'src/changes.js': `const { changes } = {
      changes: require.context(
        '../changes',
        false,
        /\\.(md)$/,
      ),
    };
    const name = (key) => key.slice(2, -4);
    const made = (key) => [require(\`!!raw-loader!@site/changes/\${name(key)}.txt\`), require('!!raw-loader!@site/changes/' + key.slice(2))];
    const texts = require.context('!!raw-loader!@site/changes', true, /\\.txt$/i);
    const rooted = (key) => require(\`/texts/\${key}\`);
    const plain = (key) => require(\`!!raw-loader?esModule=false!../changes/old/\${key}.txt\`);
    const loud = require.context('!!./loud.cjs!../changes', false, /\\.md$/);
    const renamed = require('../changes/3.raw!=!raw-loader!@site/changes/3.json').default;
    export default () => (
      <ul id={changes.id} title={renamed} data-rooted={rooted('a.json').word} data-plain={plain('0')} data-loud={loud.keys().map(loud).join()}>
        {changes.keys().map((key) => { const Change = changes(key).default; return <li key={key}>{key}<Change /></li>; })}
        {texts.keys().map((key) => <li key={key}>{key + ' ' + [texts(key), ...made(key)].map((text) => text.default).join()}</li>)}
      </ul>
    );`,
  'src/loud.cjs': 'module.exports = (text) => "module.exports = " + JSON.stringify(text.trim().toUpperCase());',
  'changes/1.md': 'First change\n',
  'changes/2.md': 'Second change\n',
  'changes/3.MDX': 'left out',
  'changes/old/0.txt': 'Oldest',
  'static/texts/a.json': '{ "word": "at the root" }',
  'changes/3.json': '{ "a": 3 }',
};

let folder: string;
let site: BuiltSite;

beforeAll(async () => {
  folder = makeFolder(files);
  site = await build(folder);
});

test('components should receive the documents of the version of their page by id', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  expect(site.page('docs/home/index.html').texts('.listed')).toEqual(['One|The first.|main|One']);
  expect(site.page('docs/1.0/home/index.html').texts('.listed')).toEqual(['Old home||old|Old home']);
});

test('documents should find texts in static folders by paths with a leading slash', () => {
  expect(site.page('docs/home/index.html').texts('.rooted')).toEqual(['{ "word": "at the root" }']);
});

/** The list of the current documents that the data of a page name. */
function listOf(pageData: string) {
  return JSON.parse(site.text(JSON.parse(site.text(pageData)).versionDocuments.default.current.slice(1)));
}

test('pages should be built with the documents of the versions that their live code has requested', () => {
  const data = (path: string) => JSON.parse(site.text(path)).versionDocuments;
  expect(Object.keys(listOf('assets/pages/docs/part/one.json'))).toEqual([
    'counted',
    'home',
    'other',
    'part/one',
    '/category/all-of-it',
    '/b',
  ]);
  expect(Object.keys(data('assets/pages/docs/part/one.json').default)).toEqual(['current']);
  expect([data('assets/pages/docs/home.json'), data('assets/pages/docs/other.json')]).toEqual([{}, {}]);
});

test('titles of documents should be loaded only for code that reads documents with them', () => {
  const bare = { id: 'home', url: '/docs/home', sidebar: 'main' };
  expect(listOf('assets/pages/docs/counted.json').home).toEqual(bare);
  expect(listOf('assets/pages/docs/part/one.json').home).toMatchObject({ title: 'Home' });
});

test('a page outside of the docs should be able to read the documents of a version', () => {
  expect(site.page('all/index.html').texts('.all')).toEqual([
    [
      ...['/b /docs/b main', '/category/all-of-it /docs/category/all-of-it main'],
      ...['counted /docs/counted ', 'home /docs/home main', 'other /docs/other main', 'part/one /docs/part/one main'],
    ].join('|'),
  ]);
  expect(site.page('all/index.html').texts('main b')).toEqual(['/docs']);
});

test('category pages should not count as documents of a version', () => {
  expect(site.page('docs/part/one/index.html').texts('main .markdown button')).toEqual(['counted,home,other,part/one']);
});

test('a version should have its configured class', () => {
  const classes = (path: string) => site.page(path).one('html').properties.className;
  expect(classes('docs/1.0/home/index.html')).toContain('is-old');
  expect(classes('docs/home/index.html')).toContain('docs-version-current');
});

const listed = (built: BuiltSite) => built.page('all/index.html').all('li').map(textOf);

test('modules of a folder should pass through the loaders that the code names before it', () => {
  expect(site.page('all/index.html').one('main ul').properties.dataLoud).toBe('FIRST CHANGE,SECOND CHANGE');
});

test('code should receive the modules of a folder, including later ones', async () => {
  expect(listed(site)).toEqual(['./1.mdFirst change', './2.mdSecond change', './old/0.txt Oldest,Oldest,Oldest']);
  writeFiles(folder, { 'changes/2.md': 'Changed\n' });
  writeFiles(folder, { 'changes/3.md': 'Third\n' });
  const again = await build(folder);
  expect(listed(again)).toEqual([
    './1.mdFirst change',
    './2.mdChanged',
    './3.mdThird',
    './old/0.txt Oldest,Oldest,Oldest',
  ]);
});

test('modules of a folder should be addressed by its path in the site, wherever that lies', () => {
  const { properties } = site.page('all/index.html').one('main ul');
  expect(properties.id).toBe('changes');
  expect(properties.title).toBe('{ "a": 3 }');
  expect(properties.dataRooted).toBe('at the root');
  expect(properties.dataPlain).toBe('Oldest');
});

test('a changed title of a document should update the pages that show it', async () => {
  writeFiles(folder, {
    'docs/part/one.mdx': (files['docs/part/one.mdx'] as string).replace('title: One', 'title: Uno'),
  });
  const again = await build(folder);
  expect(again.page('docs/home/index.html').texts('.listed')).toEqual(['Uno|The first.|main|Uno']);
});
