import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site whose code asks for facts of docs, pages, posts and the configuration. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/base/',
    presets: [['classic', {
      docs: { sidebarPath: './sidebars.js', editUrl: 'https://edit.org', versions: { current: { label: 'Newest' } } },
      blog: { blogTagsPostsComponent: '@site/src/TagPage.js' },
    }]],
    plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]],
    themeConfig: { navbar: { items: [{ to: '/api', label: 'API' }, { to: '/blog', label: 'Blog', position: 'right' }] } },
  };
`,
  'sidebars.js': `module.exports = {
    main: [{ type: 'link', label: 'Out', href: 'https://out.org' }, { type: 'category', label: 'Group', items: ['deep/page'] }],
    second: ['start'],
  };
`,
  'docs/start.md': '# Start\n',
  'docs/01-deep/page.mdx': "# Page\n\nimport Facts from '@site/src/Facts';\n\n<Facts />\n",
  'src/pages/index.md': '# Home\n\n[Start](/docs/start)\n',
  'api/index.md': '# API\n',
  'blog/2024-01-01-a.md': '---\ntags: [t]\n---\n\n# A\n\nText\n',
  'src/TagPage.js': `import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal';
    export default ({ tag, metadata }) => <p id="title" title={metadata.name}>{useBlogTagsPostsPageTitle(tag)}</p>;`,
  'src/theme/Footer/index.js': `import { useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
    export default () => <footer id="foot">{useLayoutDoc('start')?.path}</footer>;`,
  'src/theme/Navbar/MobileSidebar/Header/index.js': `import { useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
    export default () => <p className="of-menu">{useLayoutDoc('start')?.path}</p>;`,
  'src/theme/BlogListPage/index.js': `import Layout from '@theme/Layout';
    export default () => <Layout><h1>List</h1></Layout>;`,
  'src/Facts.js': `import { useActivePlugin, useDoc, useDocsContextualSearchTags, useLatestVersion, useLayoutDocsSidebar, useVersions } from '@docusaurus/plugin-content-docs/client';
    import useRouteContext from '@docusaurus/useRouteContext';
    import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
    export default function Facts() {
      const { siteConfig } = useDocusaurusContext();
      const { pluginData, pluginId } = useActivePlugin();
      return <pre id="facts">{JSON.stringify({
        plugin: [pluginId, pluginData.path, pluginData.versions.length],
        route: useRouteContext().plugin,
        labels: [useVersions()[0].label, useVersions('api')[0].label],
        sidebar: useLayoutDocsSidebar('second').link.path,
        sidebars: useLatestVersion().sidebars.main.link,
        starts: [useVersions()[0].mainDocId, useVersions('api')[0].docs.map(({ id }) => id), useVersions('api')[0].mainDocId],
        tags: useDocsContextualSearchTags(),
        folder: useDoc().metadata.sourceDirName,
        preset: siteConfig.presets[0][1].docs.editUrl,
        delimiter: siteConfig.titleDelimiter,
        router: [siteConfig.future.experimental_router, siteConfig.onBrokenLinks, siteConfig.stylesheets],
        sides: siteConfig.themeConfig.navbar.items.map(({ position }) => position),
      })}</pre>;
    }`,
};

/** A site with slashes whose code does not name what it asks of documents, and asks for the theme of code. */
const slashedFiles: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', trailingSlash: true,
    presets: [['classic', { docs: { sidebarPath: './sidebars.js', versions: { current: { label: 'Newest' } } } }]],
    themeConfig: { prism: { darkTheme: { plain: { color: '#fff' }, styles: [] } } },
  };
`,
  'sidebars.js': `module.exports = {
    main: [{ type: 'category', label: 'Group', items: ['group/index', { type: 'html', value: '<hr>' }, 'group/page'] }],
  };
`,
  'docs/group/index.md': '# Group\n',
  'docs/group/page.mdx': `---
title: Of the front matter
custom: 1
---

# Of *the* text

import Doc from '@site/src/Doc';

<Doc />
`,
  'src/Doc.js': `import { filterDocCardListItems, useCurrentSidebarSiblings, useDoc } from '@docusaurus/plugin-content-docs/client';
    export default function Doc() {
      const doc = useDoc();
      const items = filterDocCardListItems(useCurrentSidebarSiblings());
      return <>
        <pre id="doc">{JSON.stringify(doc)}</pre>
        <pre id="items">{JSON.stringify(items.map(({ type }) => type))}</pre>
      </>;
    }`,
  'src/pages/index.js': `import Layout from '@theme/Layout';
    import { usePrismTheme } from '@docusaurus/theme-common';
    import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
    const Theme = () => <pre id="theme">{JSON.stringify(usePrismTheme().plain)}</pre>;
    export default () => <Layout>
      <Theme />
      <pre id="label">{useDocusaurusContext().globalData['docusaurus-plugin-content-docs'].default.versions[0].label}</pre>
    </Layout>;`,
};

let site: BuiltSite;
let slashed: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
  slashed = await build(makeFolder(slashedFiles));
});

test('components of documents should get their document as it is written, if they call useDoc() anywhere in src', () => {
  const page = slashed.page('docs/group/page/index.html');
  expect(JSON.parse(page.texts('#doc')[0] as string)).toMatchObject({
    metadata: {
      id: 'group/page',
      slug: '/group/page',
      permalink: '/docs/group/page',
      source: '@site/docs/group/page.mdx',
    },
    contentTitle: 'Of the text',
  });
  expect(JSON.parse(page.texts('#doc')[0] as string).frontMatter).toEqual({ title: 'Of the front matter', custom: 1 });
  expect(JSON.parse(page.texts('#items')[0] as string)).toEqual(['link', 'html', 'link']);
});

test('components should get the theme of code, and the data of docs from the context', () => {
  const page = slashed.page('index.html');
  expect(JSON.parse(page.texts('#theme')[0] as string)).toEqual({ color: '#bfc7d5', backgroundColor: '#292d3e' });
  expect(page.texts('#label')).toEqual(['Newest']);
});

test('the frame should get documents on generated pages, too', () => {
  const paths = ['index.html', 'blog/index.html', 'blog/tags/t/index.html', 'docs/start/index.html'];
  const all = paths.map(() => '/base/docs/start');
  expect(paths.map((path) => site.page(path).texts('#foot').join())).toEqual(all);
  expect(paths.map((path) => site.page(path).texts('.of-menu').join())).toEqual(all);
});

test('code should get the facts of docs and of the configuration that Docusaurus gives', () => {
  expect(site.stdout + site.stderr).not.toContain('error');
  expect(JSON.parse(site.page('docs/deep/page/index.html').texts('#facts')[0] as string)).toEqual({
    plugin: ['default', '/base/docs', 1],
    route: { name: 'docusaurus-plugin-content-docs', id: 'default' },
    labels: ['Newest', 'Next'],
    sidebar: '/base/docs/start',
    sidebars: { label: 'Page', path: '/base/docs/deep/page' },
    starts: ['deep/page', ['index'], 'index'],
    tags: ['docs-default-current', 'docs-api-current'],
    folder: '01-deep',
    preset: 'https://edit.org',
    delimiter: '|',
    router: ['browser', 'throw', []],
    sides: ['left', 'right'],
  });
});

test('the title of a list of posts should say how many there are', () => {
  const page = site.page('blog/tags/t/index.html');
  expect([page.texts('#title'), page.all('#title')[0]?.properties.title]).toEqual([['One post tagged with "t"'], 't']);
});

test('a title below other content should be the title of the content', async () => {
  const titled = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      };`,
      'docs/index.md': '---\ntitle: Front\nslug: /\n---\n\nBefore it.\n\n# Within *it*\n',
      'docs/other.md': '---\ntitle: Front\n---\n\n## Part\n\n# Later\n',
      'src/theme/DocItem/Content/index.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
        export default ({ children }) => <div>{useDoc().contentTitle ?? <h1>Added</h1>}{children}</div>;`,
    }),
  );
  expect(titled.page('index.html').texts('h1')).toEqual(['Within it']);
  expect(titled.page('other/index.html').texts('h1')).toEqual(['Added', 'Later']);
});
