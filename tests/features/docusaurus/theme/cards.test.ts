import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Cards of entries that documents of a Docusaurus site name or choose. What they say is what Docusaurus 3.10 says. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/base/', onBrokenLinks: 'ignore',
    presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]] };`,
  'sidebars.js': `module.exports = { main: [
    'start',
    { type: 'category', label: 'Described', description: 'Of the sidebar', link: { type: 'generated-index', description: 'Of the index' },
      items: ['deep/one', { type: 'html', value: '<hr>' }] },
    { type: 'category', label: 'Counted', link: { type: 'generated-index', description: 'Of the index', slug: '/counted' }, items: ['deep/two'] },
    { type: 'category', label: 'Without a page', items: ['deep/three', { type: 'link', label: 'Other', href: 'https://o.org' }] },
    { type: 'link', label: 'Elsewhere', href: 'https://e.org', description: 'Another site' },
    'given', 'chosen',
  ] };`,
  'docs/start.md': '---\ndescription: How to start\n---\n\n# Start\n\nText.\n',
  'docs/deep/one.md': '# One\n\nText of one.\n',
  'docs/deep/two.md': '# Two\n\nText of two.\n',
  'docs/deep/three.md': '# Three\n\nText of three.\n',
  'docs/given.mdx': `import DocCard from '@theme/DocCard';
import DocCardList from '@theme/DocCardList';

# Given

<DocCardList items={[
  { type: 'link', label: 'By address', href: '/docs/start' },
  { type: 'link', label: 'By id', href: './start', docId: 'start' },
  { type: 'link', label: 'Elsewhere', href: 'https://e.org', docId: 'deep/one' },
  { type: 'link', label: 'Own words', href: '/docs/start', docId: 'start', description: 'Own' },
  { type: 'link', label: 'Hidden', href: '/docs/start', unlisted: true },
  { type: 'category', label: 'First of two', items: [{ type: 'link', label: 'S', href: '/docs/start' }, { type: 'html', value: '' }] },
  { type: 'category', label: 'Empty', href: '/docs/start', items: [] },
  { type: 'category', label: 'Nowhere', items: [] },
  { type: 'category', label: 'Without a list', href: '/docs/start', description: 'Own' },
]} />

<DocCardList />

<DocCard item={{ type: 'link', label: 'Single', href: '/docs/start', docId: 'start' }} />
`,
  'docs/chosen.mdx': `import DocCardList from '@theme/DocCardList';
import { useCurrentSidebarSiblings } from '@docusaurus/plugin-content-docs/client';

# Chosen

export const Cards = () => <DocCardList items={useCurrentSidebarSiblings().slice(0, 5)} />;

<Cards />

import Inner from '@site/src/inner';

<Inner />
`,
  'src/inner.js': `import DocCardList from '@theme/DocCardList';
    import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
    export default () => {
      const category = useDocsSidebar().items.find(({ label }) => label === 'Without a page');
      return <DocCardList items={category.items} />;
    };`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

const cardsOf = (path: string): string[] => {
  const page = site.page(path);
  const words = page.texts('.card');
  return page.links('.card .card-link').map((link, index) => `${link}: ${words[index]}`);
};

const around = [
  'Start → /base/docs/start: StartHow to start',
  'Described → /base/docs/category/described: DescribedOf the sidebar',
  'Counted → /base/docs/counted: Counted1 item',
  'Without a page → /base/docs/deep/three: Without a page2 items',
  'Elsewhere → https://e.org: ElsewhereAnother site',
];

test('given entries should be described by their own words, their documents, or the number of entries in them', () => {
  const cards = cardsOf('docs/given/index.html');
  expect(cards.slice(0, 7)).toEqual([
    'By address → /base/docs/start: By address',
    'By id → /base/docs/start: By idHow to start',
    'Elsewhere → https://e.org: ElsewhereText of one.',
    'Own words → /base/docs/start: Own wordsOwn',
    'First of two → /base/docs/start: First of two2 items',
    'Empty → /base/docs/start: Empty0 items',
    'Without a list → /base/docs/start: Without a listOwn',
  ]);
  expect(cards.slice(7, -1).slice(0, 5)).toEqual(around);
  expect(cards.at(-1)).toBe('Single → /base/docs/start: SingleHow to start');
});

test('entries that code chooses should be described like those that stand there by default', () => {
  expect(cardsOf('docs/chosen/index.html').slice(0, around.length)).toEqual(around);
});

test('entries that code outside of documents chooses should be described by their documents', () => {
  const chosen = cardsOf('docs/chosen/index.html').slice(around.length);
  expect(chosen).toEqual(['Three → /base/docs/deep/three: ThreeText of three.', 'Other → https://o.org: Other']);
});
