import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>';

/** A site whose plugin adds a page that imports posts and a document, as apache/answer-website does. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: {}, blog: { onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', editUrl: 'https://e.org/' } }]],
    plugins: [() => ({ name: 'own', contentLoaded({ actions }) {
      const modules = { first: '@site/blog/2024-01-02-first.md', second: '@site/blog/second/index.md', doc: '@site/docs/part/a.md' };
      actions.addRoute({ path: '/own', exact: true, component: '@site/src/Own.js', modules });
    } })],
  };`,
  'src/Own.js': `const show = (id, { assets, frontMatter, metadata }) => <pre id={id}>{JSON.stringify({ assets, frontMatter, metadata })}</pre>;
    export default ({ first, second, doc }) => <>{show('first', first)}{show('second', second)}{show('doc', doc)}</>;`,
  'src/theme/BlogPostItem/index.js': `import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
    export default () => <pre className="authors">{JSON.stringify(useBlogPost().metadata.authors)}</pre>;`,
  'src/pages/index.md': '# Home\n',
  'blog/authors.yml':
    'ada:\n  name: Ada\n  url: https://ada.org\n  page: true\n  color: blue\n  image_url: /dot.svg\n  socials:\n    x: ada\n',
  'blog/2024-01-02-first.md':
    '---\ntitle: First\nauthors: ada\ntags: [Sea]\ncustom: 1\n---\n\nBeginning.\n\n<!-- truncate -->\n',
  'blog/second/index.md':
    '---\ndate: 2023-05-06\nslug: /two\nimage: ./dot.svg\nauthors: { name: Carl, image_url: ./dot.svg }\n---\n\n# Second\n\nText.\n',
  'blog/second/dot.svg': svg,
  'static/dot.svg': svg,
  'docs/part/a.md': '---\nsidebar_position: 2\n---\n\n# A\n\nText.\n',
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringMatching(/ {2}(?:error|warning) {2}/)]);
});

const valuesOf = (id: string) => JSON.parse(site.page('own/index.html').texts(`#${id}`)[0] as string);

const ada = {
  ...{ name: 'Ada', url: 'https://ada.org', key: 'ada', color: 'blue', imageURL: '/dot.svg' },
  ...{ page: { permalink: '/blog/authors/ada' }, socials: { x: 'https://x.com/ada' } },
};

test('an imported post should have the metadata that it has in Docusaurus', () => {
  expect(valuesOf('first')).toEqual({
    assets: { authorsImageUrls: [null] },
    frontMatter: { title: 'First', authors: 'ada', tags: ['Sea'], custom: 1 },
    metadata: {
      title: 'First',
      description: 'Beginning.',
      date: '2024-01-02T00:00:00.000Z',
      permalink: '/blog/2024/01/02/first',
      source: '@site/blog/2024-01-02-first.md',
      editUrl: 'https://e.org/blog/2024-01-02-first.md',
      authors: [ada],
      tags: [{ label: 'Sea', permalink: '/blog/tags/sea', inline: true }],
      readingTime: 0.01,
      hasTruncateMarker: true,
      unlisted: false,
      nextItem: { title: 'Second', permalink: '/blog/two' },
      frontMatter: { title: 'First', authors: 'ada', tags: ['Sea'], custom: 1 },
    },
  });
});

test('an imported post should have the addresses of images next to it', () => {
  const image = expect.stringMatching(/^\/assets\/images\/dot-\w+\.svg$/);
  const { assets, frontMatter, metadata } = valuesOf('second');
  expect(assets).toEqual({ image, authorsImageUrls: [image] });
  expect([frontMatter.date, metadata.frontMatter.date]).toEqual([
    '2023-05-06T00:00:00.000Z',
    '2023-05-06T00:00:00.000Z',
  ]);
  expect(metadata.authors).toEqual([{ name: 'Carl', imageURL: './dot.svg', socials: {}, key: null, page: null }]);
});

test('an imported document should have its place among the docs', () => {
  const { frontMatter, metadata } = valuesOf('doc');
  expect(frontMatter).toEqual({ sidebar_position: 2 });
  expect(metadata).toEqual({
    id: 'part/a',
    title: 'A',
    description: 'Text.',
    source: '@site/docs/part/a.md',
    sourceDirName: 'part',
    slug: '/part/a',
    permalink: '/docs/part/a',
    draft: false,
    unlisted: false,
    tags: [],
    version: 'current',
    sidebarPosition: 2,
    sidebar: 'defaultSidebar',
    frontMatter: { sidebar_position: 2 },
  });
});

test('components of posts should have the authors as they are described, with images next to the post', () => {
  const authorsAt = (path: string) => JSON.parse(site.page(path).texts('.authors')[0] as string);
  expect(authorsAt('blog/2024/01/02/first/index.html')).toEqual([ada]);
  expect(authorsAt('blog/two/index.html')).toEqual([
    { name: 'Carl', imageURL: expect.stringMatching(/^\/assets\/images\/dot-/), socials: {}, key: null, page: null },
  ]);
});
