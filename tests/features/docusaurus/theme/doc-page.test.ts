import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files = {
  'package.json': '{ "dependencies": { "@docusaurus/core": "2.4.3" } }',
  'docusaurus.config.js':
    "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn', presets: [['classic', { blog: false }]] };",
  'docs/a.md': '# A\n',
  'src/theme/DocPage/Layout/index.tsx': `import Layout from '@theme-original/DocPage/Layout';
export default (props) => <div id="wrapped"><Layout {...props} /></div>;
`,
};

/** A page component from the theme of Docusaurus 2. */
const ejected = `import { HtmlClassNameProvider, ThemeClassNames, PageMetadata } from '@docusaurus/theme-common';
import { docVersionSearchTag, DocsSidebarProvider, DocsVersionProvider, useDocRouteMetadata } from '@docusaurus/theme-common/internal';
import DocPageLayout from '@theme/DocPage/Layout';
import NotFound from '@theme/NotFound';
import SearchMetadata from '@theme/SearchMetadata';
export default function DocPage(props) {
  const { versionMetadata } = props;
  const metadata = useDocRouteMetadata(props);
  if (!metadata) return <NotFound />;
  return <>
    <SearchMetadata version={versionMetadata.version} tag={docVersionSearchTag(versionMetadata.pluginId, versionMetadata.version)} />
    <PageMetadata>{versionMetadata.noIndex && <meta name="robots" content="noindex" />}</PageMetadata>
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages + ' ' + versionMetadata.className}>
      <DocsVersionProvider version={versionMetadata}>
        <DocsSidebarProvider name={metadata.sidebarName} items={metadata.sidebarItems}>
          <DocPageLayout>{metadata.docElement}</DocPageLayout>
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </HtmlClassNameProvider>
  </>;
}
`;

/** A layout from the theme of Docusaurus 2, including the sidebar and the frame. */
const ejectedLayout = `import { useState } from 'react';
import { useDocsSidebar } from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import Sidebar from '@theme/DocPage/Layout/Sidebar';
import Main from '@theme/DocPage/Layout/Main';
export default function DocPageLayout({ children }) {
  const sidebar = useDocsSidebar();
  const [hidden, setHidden] = useState(false);
  return <Layout wrapperClassName="docs"><BackToTopButton /><div id="wrapped">
    {sidebar && <Sidebar sidebar={sidebar.items} hiddenSidebarContainer={hidden} setHiddenSidebarContainer={setHidden} />}
    <Main hiddenSidebarContainer={hidden}>{children}</Main>
  </div></Layout>;
}
`;

test.each([
  ['wrapped', {}],
  ['wrapped in a page of the site', { 'src/theme/DocPage/index.js': ejected }],
  [
    'ejected, beside a layout that is wrapped',
    {
      'src/theme/DocPage/Layout/index.tsx': ejectedLayout,
      'src/theme/Layout/index.js':
        "import Layout from '@theme-original/Layout';\nexport default (props) => <Layout {...props} />;\n",
    },
  ],
  [
    'ejected, beside a layout that is ejected',
    {
      'src/theme/DocPage/Layout/index.tsx': ejectedLayout,
      'src/theme/Layout/index.js':
        "import Navbar from '@theme/Navbar';\nexport default ({ children }) => <div><Navbar /><svg><use href='#theme-svg-external-link' /></svg>{children}</div>;\n",
    },
  ],
])('the document layout of Docusaurus 2 should be rendered, %s', async (_, more) => {
  const site = await build(makeFolder({ ...files, ...more }));
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
  const page = site.page('docs/a/index.html');
  expect(page.texts('#wrapped h1')).toEqual(['A']);
  expect([page.texts('nav[aria-label="Docs sidebar"] a'), page.texts('header').length]).toEqual([['A'], 1]);
  // code that refers to the symbol of Docusaurus's documents finds it
  expect(page.all('symbol#theme-svg-external-link')).toHaveLength(page.all('svg > use').length);
});

/** A site with a component that chooses the sidebar of a document. */
const chosen = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]] };`,
  'sidebars.js':
    "module.exports = { all: ['a', 'deep/b'], deep: ['deep/b', { type: 'link', label: 'Out', href: 'https://example.org' }] };",
  'src/pages/index.md': '# Home\n',
  'docs/a.md': '---\ndisplayed_sidebar: all\n---\n\n# A\n',
  'docs/deep/b.md': '---\ndisplayed_sidebar: all\n---\n\n# B\n',
  'src/theme/SearchMetadata/index.js': `import Head from '@docusaurus/Head';
    export default ({ locale, version = 'none', tag }) =>
      <Head><meta name="own-tag" content={[locale, version, tag.toUpperCase()].join(' ')} /></Head>;`,
  'src/theme/DocRoot/index.js': `import { DocsSidebarProvider, useDocRootMetadata, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
    import DocRootLayout from '@theme/DocRoot/Layout';
    export default function DocRoot(props) {
      const { docElement, sidebarName } = useDocRootMetadata(props);
      const { docsSidebars } = useDocsVersion();
      const name = props.location.pathname.includes('/deep/') ? 'deep' : sidebarName;
      return <DocsSidebarProvider name={name} items={docsSidebars[name]}><DocRootLayout>{docElement}</DocRootLayout></DocsSidebarProvider>;
    }`,
};

describe('a site with components for search metadata and around documents', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await build(makeFolder(chosen));
  });

  test('should have the version and the tag of each page in the metadata', () => {
    expect(['docs/a/index.html', 'index.html'].map((path) => site.page(path).meta('own-tag'))).toEqual([
      'en current DOCS-DEFAULT-CURRENT',
      'en none DEFAULT',
    ]);
  });

  test('should have the sidebar that its component chooses, in the frame and for browsers', () => {
    expect(site.stdout).not.toContain('  error  ');
    const sidebar = (path: string) => site.page(path).links('.sidebar-list a');
    expect(sidebar('docs/a/index.html')).toEqual(['A → /docs/a', 'B → /docs/deep/b']);
    expect(sidebar('docs/deep/b/index.html')).toEqual(['B → /docs/deep/b', 'Out → https://example.org']);
    expect(site.text('docs/deep/b/index.html')).toMatch(/data-sidebar="\/assets\/sidebars\/default-current-deep-/);
    expect(site.text('assets/pages/docs/deep/b.json')).toContain('"sidebar":"default/current/deep"');
  });
});

describe('a site that wraps the root of the docs', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await build(
      makeFolder({
        'docusaurus.config.js': files['docusaurus.config.js'],
        'docs/a.mdx': "import Told from '@site/src/told';\n\n# A\n\n<Told />\n",
        'src/told.js': `import { createContext, useContext, useState } from 'react';
export const Word = createContext('none');
export default function Told() { const [of] = useState(' in '); return <i>{useContext(Word)}{of}{'page'}</i>; }`,
        'src/pages/index.js':
          "import Layout from '@theme/Layout';\nexport default () => <Layout><h1>Home</h1></Layout>;\n",
        'src/theme/DocsRoot/index.js': `import DocsRoot from '@theme-original/DocsRoot';
import { Word } from '@site/src/told';
export default (props) => <Word.Provider value="given"><div id="wrapper" data-path={props.location.pathname}><DocsRoot {...props} /></div></Word.Provider>;
`,
        'src/theme/DocVersionRoot/index.js': `import DocVersionRoot from '@theme-original/DocVersionRoot';
export default (props) => <div id="of-version"><b>{props.version.version}</b><DocVersionRoot {...props} /></div>;
`,
        'src/theme/Footer/index.js': `import { useContext } from 'react';
import { Word } from '@site/src/told';
export default () => <footer>{useContext(Word)}</footer>;
`,
      }),
    );
    expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
  });

  test('should have the wrapper around the whole frame of documents, and its contexts in both', () => {
    const page = site.page('docs/a/index.html');
    expect(page.attributes('#wrapper', 'dataPath')).toEqual(['/docs/a']);
    expect(page.texts('#wrapper footer')).toEqual(['given']);
    expect(page.texts('#wrapper main #of-version h1')).toEqual(['A']);
    expect([page.texts('#of-version b'), page.texts('main i')]).toEqual([['current'], ['given in page']]);
  });

  test('should not have it around other pages', () => {
    const page = site.page('index.html');
    expect([page.all('#wrapper').length, page.texts('footer')]).toEqual([0, ['none']]);
  });
});

/** Components around the pages of docs, from the theme of Docusaurus 3. */
const roots = {
  'src/theme/DocsRoot/index.js': `import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
export default function DocsRoot(props) {
  return <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
    <Layout><div id="all-docs">{renderRoutes(props.route.routes)}</div></Layout>
  </HtmlClassNameProvider>;
}
`,
  'src/theme/DocVersionRoot/index.js': `import DocVersionRoot from '@theme-original/DocVersionRoot';
export default (props) => <div id="of-version"><b>{props.version.version}</b><DocVersionRoot {...props} /></div>;
`,
  'src/theme/DocRoot/index.js': `import DocRoot from '@theme-original/DocRoot';
export default (props) => <div id="of-document"><DocRoot {...props} /></div>;
`,
};

describe('a site with components around all pages of docs and around a version, ejected or wrapped', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await build(
      makeFolder({
        'docusaurus.config.js': files['docusaurus.config.js'],
        'docs/a.md': '---\ntags: [sea]\n---\n\n# A\n',
        'docs/deep/_category_.json': '{ "label": "Deep", "link": { "type": "generated-index" } }',
        'docs/deep/b.md': '# B\n',
        ...roots,
      }),
    );
    expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
  });

  test('should have them around documents', () => {
    const page = site.page('docs/a/index.html');
    expect(page.texts('main #all-docs > #of-version > #of-document h1')).toEqual(['A']);
    expect([page.texts('#of-version > b'), page.all('header.navbar').length, page.all('h1').length]).toEqual([
      ['current'],
      1,
      1,
    ]);
  });

  test('should have them around generated pages, and what is around documents only around categories', () => {
    const page = site.page('docs/category/deep/index.html');
    expect(page.texts('main #all-docs > #of-version > #of-document h1')).toEqual(['Deep']);
    for (const path of ['docs/tags/index.html', 'docs/tags/sea/index.html']) {
      expect(site.page(path).all('main #all-docs > #of-version h1').length).toBe(1);
      expect(site.page(path).all('#of-document')).toEqual([]);
    }
  });
});

/** A layout whose script looks for the title of the document, where the theme of Docusaurus has it. */
const searching = `import { useEffect } from 'react';
import Content from '@theme/DocItem/Content';
export default function DocItemLayout({ children }) {
  useEffect(() => { document.querySelector('.theme-doc-markdown header').id = 'found'; }, []);
  return <article id="own"><Content>{children}</Content></article>;
}
`;

test.each([
  ['in a layout of the site', { 'src/theme/DocItem/Layout/index.js': searching }, '#own > .theme-doc-markdown h1'],
  [
    'from elsewhere',
    {
      'src/theme/Root.js':
        "export default ({ children }) => { globalThis.find = () => document.querySelector('.theme-doc-markdown h1'); return children; };\n",
    },
    'article > .theme-doc-markdown h1',
  ],
])('a script of the site should find the title of a document with its text, %s', async (_, more, title) => {
  const site = await build(makeFolder({ ...files, ...more }));
  expect(site.exitCode).toBe(0);
  expect(site.page('docs/a/index.html').texts(title)).toEqual(['A']);
});
