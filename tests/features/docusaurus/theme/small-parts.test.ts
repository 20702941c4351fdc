import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Small parts of Docusaurus's theme that the site wraps; each wrapper renders the name of its part. */
const wrapped = [
  ...['AnnouncementBar/Content', 'AnnouncementBar/CloseButton', 'DocBreadcrumbs/Items/Home', 'Icon/Edit', 'Icon/Menu'],
  ...['TOCItems', 'TOCItems/Tree', 'Footer/Links/MultiColumn', 'Navbar/Search', 'ContentVisibility/Unlisted'],
  ...['BlogPostItem/Header/Title', 'BlogPostItem/Header/Info', 'BlogPostItem/Header/Authors'],
  'BlogPostItem/Header/Author',
  ...['BlogPostItem/Footer/ReadMoreLink', 'CodeInline', 'Tag', 'TOCCollapsible/CollapseButton'],
];

/** Components that add to the head. */
const metadata = [
  ...['SiteMetadata', 'DocItem/Metadata', 'BlogPostPage/Metadata', 'BlogPostPage/StructuredData'],
  'BlogListPage/StructuredData',
];

const wrapper = (name: string, drawn: string): [string, string] => [
  `src/theme/${name}/index.js`,
  `import Head from '@docusaurus/Head';
   import Original from '@theme-original/${name}';
   export default (props) => <>${drawn}<Original {...props} /></>;`,
];

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/', editUrl: 'https://e.org/' }, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
    themeConfig: {
      announcementBar: { content: 'News' },
      navbar: { items: [{ type: 'search' }] },
      footer: { links: [{ title: 'A', items: [{ label: 'Home', to: '/' }] }] },
    } };`,
  'docs/index.md': '---\nunlisted: true\ntags: [sea]\n---\n\n# Home\n\n## Section\n\n### Deep `code`\n',
  'docs/listed.md': `---\ntags: [sea, air]\n---\n\n# Listed

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>
`,
  'blog/2024-01-02-post.md':
    '---\nauthors: { name: Ada }\ntags: [land]\n---\n\n# Post\n\nBeginning.\n\n<!-- truncate -->\n\nEnd.\n',
  'blog/2024-01-01-before.md': '# Before\n',
  'blog/2024-01-03-hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\n<!-- truncate -->\n',
  'src/pages/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
  ...Object.fromEntries(wrapped.map((name) => wrapper(name, `<i data-part="${name}" />`))),
  ...Object.fromEntries(
    ['TagsListByLetter', 'PaginatorNavLink'].map((name) => wrapper(name, `<i data-part="${name}" />`)),
  ),
  'src/theme/Logo/index.js': `export default ({ className, imageClassName }) =>
    <a className={className} href="/"><b className={imageClassName}>L</b>
      <svg><use href="#theme-svg-external-link" /></svg></a>;`,
  'src/theme/TabItem/index.js': `import { useTabs } from '@docusaurus/theme-common/internal';
    export default ({ children, value }) => <b className="panel" hidden={useTabs().selectedValue !== value}>{children}</b>;`,
  'src/theme/BlogPostItem/Container/index.js':
    'export default ({ children, className }) => <article data-own="" className={className}>{children}</article>;',
  ...Object.fromEntries(metadata.map((name) => wrapper(name, `<Head><meta name="x:${name}" content="" /></Head>`))),
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

const partsOf = (path: string): string[] => {
  const parts = site.page(path).all('[data-part]');
  return [...new Set(parts.map(({ properties }) => String(properties.dataPart)))];
};

test('small parts of the frame, documents and posts should be drawn by components of the site', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
  expect(new Set([...partsOf('index.html'), ...partsOf('blog/index.html')])).toEqual(new Set(wrapped));
});

test('the table of contents above the text should have the class by which it is hidden on wide screens', () => {
  expect(site.page('index.html').all('.theme-doc-toc-mobile [data-part="TOCCollapsible/CollapseButton"]')).toHaveLength(
    1,
  );
});

test.each(['index.html', 'blog/2024/01/03/hidden/index.html', 'hidden/index.html'])(
  'that a page is unlisted should be drawn once, by the component of the site: %s',
  (path) => {
    expect(site.page(path).all('[data-part="ContentVisibility/Unlisted"]')).toHaveLength(1);
    expect(site.page(path).all('.admonition-caution')).toHaveLength(1);
  },
);

test('parts of posts should be drawn on the pages of posts as well as in lists', () => {
  const parts = partsOf('blog/2024/01/02/post/index.html');
  const onPage = parts.filter((name) => name.startsWith('BlogPostItem'));
  expect(parts).toEqual(expect.arrayContaining(['PaginatorNavLink', 'Tag']));
  expect(partsOf('blog/index.html')).toContain('Tag');
  expect(onPage).toEqual(['Title', 'Info', 'Authors', 'Author'].map((name) => `BlogPostItem/Header/${name}`));
  expect(site.page('blog/2024/01/02/post/index.html').texts('h1')).toEqual(['Post']);
  expect(site.page('blog/index.html').all('[data-own].post-entry')).toHaveLength(2);
  expect(site.page('blog/2024/01/02/post/index.html').all('[data-own]:not([class])')).toHaveLength(1);
  expect(site.page('blog/index.html').links('.read-more')).toEqual(['Read more → /blog/2024/01/02/post']);
});

test('panels that the site draws should be in the panels of tabs, which hide them', () => {
  expect(site.page('listed/index.html').texts('[role="tabpanel"] > .panel:not([hidden])')).toEqual(['A', 'B']);
});

test("code should find the symbol of Docusaurus's documents", () => {
  expect(site.page('index.html').all('symbol#theme-svg-external-link')).toHaveLength(1);
});

test('a logo that the site draws should have the classes of Infima, and their rules', () => {
  expect(site.page('index.html').texts('header .navbar__brand > .navbar__logo')).toEqual(['L']);
  const styles = site.files().filter((path) => path.endsWith('.css'));
  expect(styles.map((path) => site.text(path)).join()).toContain('.navbar__logo{');
});

test('lists of all tags should be drawn by components of the site', () => {
  expect(partsOf('tags/index.html')).toEqual(expect.arrayContaining(['TagsListByLetter', 'Tag']));
  expect(site.page('tags/index.html').texts('.tag-group')).toEqual(['Aair 1', 'Ssea 1']);
});

test('components that add to the head should do so on the pages that they belong to', () => {
  const added = (path: string) =>
    site
      .page(path)
      .all('meta[name^="x:"]')
      .map(({ properties }) => String(properties.name).slice(2))
      .sort();
  expect(added('index.html')).toEqual(['DocItem/Metadata', 'SiteMetadata']);
  expect(added('blog/2024/01/02/post/index.html')).toEqual([
    ...['BlogPostPage/Metadata', 'BlogPostPage/StructuredData', 'SiteMetadata'],
  ]);
  expect(added('blog/index.html')).toEqual(['BlogListPage/StructuredData', 'SiteMetadata']);
  expect(added('blog/tags/land/index.html')).toEqual(['SiteMetadata']);
});

/** Components that draw all of their part. */
const drawn = {
  'src/theme/CodeInline/index.js': 'export default (props) => <kbd {...props} />;',
  'src/theme/Tag/index.js': `import Link from '@docusaurus/Link';
    export default ({ permalink, label, count }) => <Link rel="tag" href={permalink}>#{label}{count && <b>{count}</b>}</Link>;`,
  'src/theme/TagsListByLetter/index.js': `import { listTagsByLetters } from '@docusaurus/theme-common';
    import Tag from '@theme/Tag';
    export default ({ tags }) => listTagsByLetters(tags).map(({ letter, tags }) => (
      <div className="letter" key={letter}>{letter}: {tags.map((tag) => <Tag key={tag.permalink} {...tag} />)}</div>));`,
  'src/theme/DocItem/index.js': `import Metadata from '@theme/DocItem/Metadata';
    import Layout from '@theme/DocItem/Layout';
    export default ({ content: Content }) => <><Metadata /><Layout><Content /></Layout></>;`,
  'src/theme/BlogListPage/StructuredData/index.js': `import Head from '@docusaurus/Head';
    import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
    export default (props) => {
      const data = { ...useBlogListPageStructuredData(props), own: props.items.length };
      return <Head><script type="application/ld+json">{JSON.stringify(data)}</script></Head>;
    };`,
  'src/theme/DocItem/Metadata/index.js': 'export default () => <b data-own />;',
};

describe('a site whose components draw such parts by themselves', () => {
  let own: BuiltSite;
  beforeAll(async () => {
    own = await build(makeFolder({ ...files, ...drawn }));
  });

  test('should have tags and code within lines that wrap nothing', () => {
    expect(own.page('index.html').texts('article kbd')).toEqual(['code']);
    expect(own.page('index.html').links('[rel="tag"]')).toEqual(['#sea → /tags/sea']);
    expect(own.page('tags/index.html').texts('.letter')).toEqual(['A: #air1', 'S: #sea1']);
  });

  test('should have a component that adds to the head drawn once if another component draws it', () => {
    expect(own.page('index.html').all('[data-own]').length).toBe(1);
    expect(own.text('blog/index.html')).toContain(
      '"@id":"https://t.org/blog","headline":"Blog","description":"Blog","own":2}',
    );
  });
});
