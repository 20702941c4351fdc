import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const post = "# Post\n\nimport Facts from '@site/src/Facts';\n\n<Facts />\n";

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/base/',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
    plugins: [['@docusaurus/plugin-content-blog', {
      id: 'news', path: 'news', routeBasePath: '/the/news/', blogTitle: 'News', authorsBasePath: 'people',
      onUntruncatedBlogPosts: 'ignore',
    }]],
  };
`,
  'docs/index.mdx': `---\nslug: /\n---\n\n${post}`,
  'blog/2024-01-01-a.mdx': post,
  'news/2024-01-01-a.mdx': post,
  'src/Facts.js': `import useRouteContext from '@docusaurus/useRouteContext';
    import { useBlogMetadata } from '@docusaurus/plugin-content-blog/client';
    import { usePluginData, useAllPluginInstancesData } from '@docusaurus/useGlobalData';
    import { useColorMode } from '@docusaurus/theme-common';
    const said = (ask) => { try { return ask() ?? null; } catch ({ message }) { return message; } };
    export default function Facts() {
      return <pre id="facts">{JSON.stringify({
        data: useRouteContext().data,
        blog: said(useBlogMetadata),
        missing: [said(() => usePluginData('none')), said(() => usePluginData('none', undefined, { failfast: true })),
          said(() => useAllPluginInstancesData('none', { failfast: true }))],
        choice: useColorMode().colorModeChoice,
      })}</pre>;
    }`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

const factsOf = (path: string) => JSON.parse(site.page(path).texts('#facts')[0] as string);

test('components should know the blog of their page, also by the context of its route', () => {
  const news = { blogBasePath: '/base/the/news', blogTitle: 'News', authorsListPath: '/base/the/news/people' };
  const { data, blog } = factsOf('the/news/2024/01/01/a/index.html');
  expect([data, blog]).toEqual([{ blogMetadata: news }, news]);
  const first = { blogBasePath: '/base/blog', blogTitle: 'Blog', authorsListPath: '/base/blog/authors' };
  expect(factsOf('blog/2024/01/01/a/index.html').blog).toEqual(first);
});

test('the context of the route of a document should have no data', () => {
  expect(factsOf('index.html').data).toEqual({});
});

test('data of plugins that do not exist should be errors if that is wanted', () => {
  expect(factsOf('index.html').missing).toEqual([
    null,
    'Docusaurus plugin global data not found for "none" plugin with id "default".',
    'Docusaurus plugin global data not found for "none" plugin.',
  ]);
});

test('the choice of a colour mode should be unknown on the server', () => {
  expect(factsOf('index.html').choice).toBeNull();
});
