import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Swizzled parts of documents: cards, icons and frames of admonitions, Markdown elements. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
    presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]] };`,
  'sidebars.js': `module.exports = { main: ['home', { type: 'category', label: 'Guides', link: { type: 'generated-index' },
    items: ['one', { type: 'category', label: 'Deep', items: ['two'] }] }] };`,
  'docs/home.mdx': `# Home

import DocCardList from '@theme/DocCardList';

<DocCardList />

:::note

A note with [a link](./one.md).

:::

:::danger[Own title]

Danger.

:::

:::tip

A tip.

:::

<Admonition type="tip" icon="💡" title="With a lamp">Text</Admonition>

- one
- two
`,
  'docs/one.md': '# One\n\nDescribes the first.\n',
  'docs/two.md': '# Two\n\nDescribes the second.\n',
  'src/theme/DocCard/index.js': `import DocCard from '@theme-original/DocCard';
    export default ({ item }) => <div className={'own-card of-' + item.type}>
      <DocCard item={item} />{item.description ?? item.items.length + ' in it'}</div>;`,
  'src/theme/Admonition/Icon/Note.js': 'export default (props) => <i {...props} data-own="note">N</i>;',
  'src/theme/Admonition/Type/Danger.js': `import AdmonitionLayout from '@theme/Admonition/Layout';
    export default (props) => <AdmonitionLayout {...props} title={<b className="loud">{props.title}</b>} icon={null} />;`,
  'src/theme/MDXComponents/Li.js': `import Li from '@theme-original/MDXComponents/Li';
    export default (props) => <Li {...props} className="own-item" />;`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('all of them should be adopted', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
});

test('cards should be rendered by the component of the site, in documents and on category pages', () => {
  const home = site.page('docs/home/index.html');
  expect(home.all('section.card-grid > article > .own-card')).toHaveLength(2);
  expect([home.texts('.own-card'), home.links('.card-grid .own-card .card a')]).toEqual([
    ['HomeA note with a link.A note with a link.', 'Guides2 items2 in it'],
    ['Home → /docs/home', 'Guides → /docs/category/guides'],
  ]);
  const guides = site.page('docs/category/guides/index.html');
  expect(guides.texts('.own-card')).toEqual([
    'OneDescribes the first.Describes the first.',
    expect.stringMatching(/^Deep.*1 in it$/),
  ]);
  expect([guides.all('.of-link').length, guides.all('.of-category').length]).toEqual([1, 1]);
});

test('admonitions should have the icons and frames of the site, and others their own', () => {
  const page = site.page('docs/home/index.html');
  expect(page.texts('.admonition-title')).toEqual(['Nnote', 'Own title', 'tip', '💡With a lamp']);
  expect([page.all('.admonition-note [data-own]').length, page.texts('.admonition-danger .loud')]).toEqual([
    1,
    ['Own title'],
  ]);
  expect([page.all('.admonition-danger svg').length, page.all('.admonition-tip svg.icon').length]).toEqual([0, 1]);
});

test('Markdown elements should be rendered by components of MDXComponents', () => {
  const page = site.page('docs/home/index.html');
  expect([page.texts('li.own-item'), page.links('.admonition-note a')]).toEqual([
    ['one', 'two'],
    ['a link → /docs/one'],
  ]);
});
