import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build } from './run.js';

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
    export default ({ tag }) => <p id="title">{useBlogTagsPostsPageTitle(tag)}</p>;`,
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
        sides: siteConfig.themeConfig.navbar.items.map(({ position }) => position),
      })}</pre>;
    }`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
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
    sides: ['left', 'right'],
  });
});

test('the title of a list of posts should say how many there are', () => {
  expect(site.page('blog/tags/t/index.html').texts('#title')).toEqual(['One post tagged with "t"']);
});
