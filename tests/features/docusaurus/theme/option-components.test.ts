import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A component that shows its name, the path of its route, and the names of its other props. */
const named = (name: string) =>
  `export default ({ route, location, match, ...props }) =>
    <p className="by">${name} {route.path}: {Object.keys(props).sort().join(' ')}</p>;`;

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'ignore',
    presets: [['classic', {
      docs: { sidebarPath: './sidebars.js', docLayoutComponent: '@site/src/Layout', docCategoryGeneratedIndexComponent: '@site/src/Category',
        docTagsListComponent: '@site/src/Tags', docTagDocListComponent: '@site/src/Tag' },
      blog: { blogTagsListComponent: '@site/src/Tags', blogTagsPostsComponent: '@site/src/Tag',
        blogAuthorsListComponent: '@site/src/Authors', blogAuthorsPostsComponent: '@site/src/Author', blogArchiveComponent: '@site/src/Tag' },
      pages: { mdxPageComponent: '@site/src/Page' },
    }]],
    plugins: [['content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: './sidebars.js', docLayoutComponent: '@theme/DocPage',
      docsRootComponent: '@site/src/Root', docVersionRootComponent: '@site/src/VersionRoot' }]],
  };`,
  'sidebars.js':
    "module.exports = { main: [{ type: 'category', label: 'All', link: { type: 'generated-index', slug: '/all' }, items: ['a'] }] };",
  'src/pages/index.md': '# Home\n',
  'docs/a.md': '---\ntags: [x]\n---\n\n# A\n',
  'api/a.md': '---\ntags: [z]\n---\n\n# API\n',
  'blog/authors.yml': 'me:\n  name: Me\n  page: true\n',
  'blog/2024-01-01-a.md': '---\ntags: [y]\nauthors: me\n---\n\n# Post\n',
  'src/Layout.js': `import { useDocRouteMetadata } from '@docusaurus/theme-common/internal';
    export default (props) => <section className="by">{useDocRouteMetadata(props).docElement}</section>;`,
  'src/Category.js': named('category'),
  'src/Root.js': `import renderRoutes from '@docusaurus/renderRoutes';
    export default ({ route }) => <div className="root">{renderRoutes(route.routes)}</div>;`,
  'src/VersionRoot.js': `import renderRoutes from '@docusaurus/renderRoutes';
    export default ({ route, version }) => <div className={version.pluginId}>{renderRoutes(route.routes)}</div>;`,
  'src/Tags.js': named('tags'),
  'src/Tag.js': named('tag'),
  'src/Authors.js': named('authors'),
  'src/Author.js': named('author'),
  'src/Page.js': `import Layout from '@theme/Layout';
    export default ({ content: Content, route }) =>
      <Layout><p className="by">page {route.path}: {Content.metadata.title}</p><Content /></Layout>;`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

const by = (path: string) => site.page(`${path}/index.html`).texts('.by');

test('components set in options should render the pages of their instance', () => {
  expect(site.stdout).not.toContain(' error ');
  expect(by('docs/a')).toEqual([expect.stringContaining('A')]);
  expect(site.page('index.html').texts('.by')).toEqual(['page /: Home']);
  expect(site.page('index.html').texts('.shell-full h1')).toEqual(['Home']);
  expect(by('docs/tags')).toEqual(['tags /docs/tags: tags']);
  expect(by('docs/tags/x')).toEqual(['tag /docs/tags/x: tag']);
  // in what the layout of documents draws around them
  expect(site.page('docs/all/index.html').texts('section.by .by')).toEqual([
    'category /docs/all: categoryGeneratedIndex',
  ]);
  expect(by('blog/tags')).toEqual(['tags /blog/tags: sidebar tags']);
  expect(by('blog/tags/y')).toEqual(['tag /blog/tags/y: items listMetadata metadata sidebar tag']);
  expect(by('blog/authors')).toEqual(['authors /blog/authors: authors sidebar']);
  expect(by('blog/authors/me')).toEqual(['author /blog/authors/me: author items listMetadata sidebar']);
});

test('components around all documents of an instance should be rendered around them', () => {
  expect(site.page('api/a/index.html').texts('.root > .api h1')).toEqual(['API']);
  expect(site.page('docs/a/index.html').all('.root').length).toBe(0);
});

test('pages of other instances should be rendered by the default components', () => {
  expect([by('api/a'), by('api/all')]).toEqual([[], []]);
  expect(site.page('api/tags/index.html').links('.tag-link')).toEqual(['z 1 → /api/tags/z']);
  expect(site.page('api/tags/z/index.html').links('.entry a')).toEqual(['API → /api/a']);
});

test('component options for what docsite renders itself should be reported as ignored, except defaults', () => {
  const [, left] = /not taken over: (.*)/.exec(site.stderr) ?? [];
  expect(left).toMatch(/^[\w.[\]]+blogArchiveComponent \(docusaurus\.config\.js:\d+:\d+.*\)$/);
});
