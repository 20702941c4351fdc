import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A site whose post lists and documents use the layout of all pages. */
const files: Readonly<Record<string, string | Buffer>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: { blogListComponent: '@theme/own/list' } }]],
  };`,
  'docs/index.md': '---\nslug: /\nimage: ./dot.png\n---\n\n# Home\n',
  'docs/dot.png': pixel,
  'blog/2021-01-01-a/index.md': '---\nimage: ./dot.png\ntags: [one]\n---\n\n# A\n\nText of a.\n\n<!-- truncate -->\n',
  'blog/2021-01-01-a/dot.png': pixel,
  'blog/2021-01-02-b.md': '---\nimage: /img/b.png\n---\n\n# B\n\nText of b.\n\n<!-- truncate -->\n',
  'static/img/b.png': pixel,
  'src/theme/own/list/index.js': `import Layout from '@theme/Layout';
    import BlogPostItems from '@theme/BlogPostItems';
    import Info from '@theme/BlogPostItem/Header/Info';
    import Authors from '@theme/BlogPostItem/Header/Authors';
    import Title from '@theme/BlogPostItem/Header/Title';
    import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
    const Item = () => {
      const { assets, frontMatter, metadata } = useBlogPost();
      return <section><Title /><Info /><b>{metadata.readingTime}</b><Authors /><i className="image">{assets.image ?? 'no ' + frontMatter.image}</i></section>;
    };
    export default ({ items }) => <Layout><div className="grid"><BlogPostItems items={items} component={Item} /></div></Layout>;`,
  'blog/authors.yml': 'me:\n  name: Me\n  page: true\n',
  'blog/2021-01-03-c.md': `---\nauthors: me\n---\n\n# C\n\n${'word '.repeat(250)}\n`,
  'src/theme/Blog/Pages/BlogAuthorsPostsPage/index.js': `import { useBlogMetadata } from '@docusaurus/plugin-content-blog/client';
    import BlogLayout from '@theme/BlogLayout';
    export default () => {
      const { authorsListPath, blogBasePath } = useBlogMetadata();
      return <BlogLayout><a className="all" href={authorsListPath}>{blogBasePath}</a></BlogLayout>;
    };`,
  'src/theme/DocItem/Footer/index.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
    export default () => <i className="image">{useDoc().assets.image}</i>;`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
});

test('components should be given an image from beside a post or a document', () => {
  const [, last, first] = site.page('blog/index.html').texts('.image');
  expect([last, first]).toEqual(['no /img/b.png', expect.stringMatching(/^\/assets\/.*dot.*\.png$/)]);
  expect(site.page('index.html').texts('.image')).toEqual([expect.stringMatching(/^\/assets\/.*dot.*\.png$/)]);
});

test('posts should be children of the element that the site draws around them', () => {
  expect(site.page('blog/index.html').all('.grid > section')).toHaveLength(3);
});

test('the components of the post header should render their parts', () => {
  const page = site.page('blog/index.html');
  expect(page.links('section h2 a')).toEqual([
    'C → /blog/2021/01/03/c',
    'B → /blog/2021/01/02/b',
    'A → /blog/2021/01/01/a',
  ]);
  expect(page.texts('section .post-date')[0]).toBe('January 3, 2021 · 2 min read');
});

test('components should be given the reading time in fractions of minutes', () => {
  expect(site.page('blog/index.html').texts('section b')[0]).toBe('1.25');
});

test('components of the pages of a blog should know its address and that of its authors', () => {
  expect(site.page('blog/authors/me/index.html').links('.all')).toEqual(['/blog → /blog/authors']);
});

test('the page of an author without posts should say so in place of the list', async () => {
  const built = await build(
    makeFolder({
      ...files,
      'blog/authors.yml': 'me:\n  name: Me\n  page: true\nyou:\n  name: You\n  page: true\n',
      'src/theme/Blog/Pages/BlogAuthorsPostsPage/index.js':
        "export { default } from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';",
      'src/theme/BlogPostItems/index.js': 'export default ({ items }) => <b className="own">{items.length} posts</b>;',
    }),
  );
  const shown = (author: string) => built.page(`blog/authors/${author}/index.html`).texts('.own, main p');
  expect([shown('me'), shown('you')]).toEqual([['1 posts'], ['This author has not written any posts yet.']]);
});

test('a list that renders the layout itself should have the full width, and no other', () => {
  const shape = (path: string) =>
    site
      .page(path)
      .all('.shell')
      .map(({ properties }) => String(properties.className));
  expect(shape('blog/index.html').join()).toContain('shell-full');
  expect(shape('blog/tags/one/index.html').join()).not.toContain('shell-full');
});

test('a layout of blogs that draws no layout of all pages should stand without navbar and footer', async () => {
  const layoutOf = (imports: string) => ({
    'docusaurus.config.js': `module.exports = {
      title: 'T', url: 'https://t.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' } }]],
      themeConfig: { navbar: { title: 'Theirs' }, footer: { copyright: 'Theirs' } },
    };`,
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
    'blog/2021-01-01-a.md': '# A\n\nText.\n',
    'src/parts/frame.js': `${imports}
      export const Frame = ({ children }) => <main><nav className="own">Own</nav>{children}</main>;`,
    'src/theme/BlogLayout/index.js': `import { Frame } from '@site/src/parts/frame';
      export default ({ children }) => <Frame>{children}</Frame>;`,
  });
  const partsOf = async (imports: string) => {
    const built = await build(makeFolder(layoutOf(imports)));
    expect([built.exitCode, built.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
    const pages = ['index.html', 'blog/index.html', 'blog/2021/01/01/a/index.html'].map((path) => built.page(path));
    return pages.map((page) => ['.own', '.navbar', '.footer'].map((part) => page.all(part).length));
  };
  expect(await partsOf('')).toEqual([
    [0, 1, 1],
    [1, 0, 0],
    [1, 0, 0],
  ]);
  expect((await partsOf("import Layout from '@theme/Layout';"))[1]).toEqual([1, 1, 1]);
});
