import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    markdown: { anchors: { maintainCase: true } },
    presets: [['classic', { blog: { routeBasePath: 'news' }, theme: { customCss: './src/own.css' } }]],
    themeConfig: { navbar: { items: [{ type: 'localeDropdown', queryString: '?keep=1' }] } },
  };`,
  'package.json': '{ "dependencies": { "@docusaurus/core": "^3.9.2" } }',
  'docs/guide.mdx':
    '<head>\n  <html data-guide="1" />\n  <body className="of-guide" />\n</head>\n\n# Guide\n\n## One Two',
  'blog/2024-01-02-post.md': '---\ntitle: Post\ntitle_meta: In the head\n---\nText.',
  'src/theme/Tabs.jsx': `import { cloneElement } from 'react';
    import { sanitizeTabsChildren, useTabs } from '@docusaurus/theme-common/internal';
    const List = (props) => {
      const { selectedValue, tabValues } = useTabs(props);
      const draw = (item) => cloneElement(item, { key: item.props.value, hidden: item.props.value !== selectedValue });
      return <div data-chosen={selectedValue}>{tabValues.length} tabs{props.children.map(draw)}</div>;
    };
    export default (props) => <List {...props}>{sanitizeTabsChildren(props.children)}</List>;`,
  'docs/tabs.mdx': `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Tabs

<Tabs defaultValue="b"><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>`,
  'src/own.css': '.docs-doc-id-guide h1 { color: red; }',
  'src/pages/index.mdx': '# Home',
  'src/pages/place.jsx': `import Layout from '@theme/Layout';
    import ComponentCreator from '@docusaurus/ComponentCreator';
    import { HtmlClassNameProvider, useContextualSearchFilters } from '@docusaurus/theme-common';
    import { usePluginData } from '@docusaurus/useGlobalData';
    import i18n from '@generated/i18n';
    import routes from '@generated/routes';
    import metadata from '@generated/site-metadata';
    import { Route, Switch, matchPath, useLocation } from 'react-router-dom';
    import { renderRoutes } from 'react-router-config';
    export default function Place() {
      const { pathname } = useLocation();
      const { params } = matchPath('/a/b/c', { path: '/a/:name' });
      const { versions } = usePluginData('docusaurus-plugin-content-docs');
      const facts = [pathname, params.name, versions.length, i18n.currentLocale, routes.length, metadata.docusaurusVersion, useContextualSearchFilters().tags.join('+')];
      return <HtmlClassNameProvider className="placed"><Layout><p>{facts.join(' ')}</p>
        <Switch><Route path="/nowhere">no</Route><Route path="/place" exact><b>here</b></Route><Route><b>else</b></Route></Switch>
        {renderRoutes([])}{typeof ComponentCreator('*')}</Layout></HtmlClassNameProvider>;
    }`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

const openingTags = (html: string) => [/<html[^>]*>/.exec(html)?.[0] ?? '', /<body[^>]*>/.exec(html)?.[0] ?? ''];
const classOf = (html: string) => /<html[^>]* class="([^"]*)"/.exec(html)?.[1];

describe('the document of a page of a Docusaurus site', () => {
  test('should have the classes of its kind if a style sheet uses them', () => {
    const pages = ['docs/guide/index.html', 'news/index.html', 'news/2024/01/02/post/index.html', 'index.html'];
    const texts = pages.map((path) => classOf(site.text(path)));
    expect(texts).toEqual([
      'docs-wrapper docs-version-current plugin-docs plugin-id-default docs-doc-id-guide docs-doc-page',
      'blog-wrapper plugin-blog plugin-id-default blog-list-page',
      'blog-wrapper plugin-blog plugin-id-default blog-post-page',
      'mdx-wrapper plugin-pages plugin-id-default mdx-page',
    ]);
  });

  test('should have the attributes that a page sets on it and its body', () => {
    const [html, body] = openingTags(site.text('docs/guide/index.html'));
    expect(html).toContain(' data-guide="1"');
    expect(body).toBe('<body class="of-guide">');
    expect(classOf(site.text('place/index.html'))).toBe('plugin-pages plugin-id-default placed');
  });

  test('should have the title of its post, with ids of its headings as written', () => {
    expect(site.text('news/2024/01/02/post/index.html')).toContain('<title>In the head | T</title>');
    expect(site.text('docs/guide/index.html')).toContain('<h2 id="One-Two"');
  });
});

test('modules of the router, of global data and of generated data should be available to code of a site', () => {
  expect(site.exitCode).toBe(0);
  const [english, french] = ['place/index.html', 'fr/place/index.html'].map((path) => site.text(path));
  expect(english).toContain('<p>/place b 1 en 7 3.9.2 default+docs-default-current</p>');
  expect(english).toContain('<b>here</b>function');
  expect(french).toContain('<p>/fr/place b 1 fr 7 3.9.2 default+docs-default-current</p>');
  expect(french).toContain('<b>else</b>function');
});

test('tabs of the site should be able to use the components of Docusaurus 3.9 and before', () => {
  const html = site.text('docs/tabs/index.html');
  expect(html).toMatch(/<div data-chosen="b">2(?:<!-- -->)? tabs<div role="tabpanel" hidden=""/);
  expect(site.page('docs/tabs/index.html').texts('[role=tabpanel]:not([hidden])')).toEqual(['B']);
});

test('a language dropdown should append what its item configures to addresses', () => {
  expect(site.text('docs/guide/index.html')).toContain('href="/fr/docs/guide?keep=1"');
});
