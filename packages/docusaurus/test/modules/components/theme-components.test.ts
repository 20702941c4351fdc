import { describe, expect, test } from '@jest/globals';
import { read, readKeys } from '../../read-site.js';

describe('components in src/theme', () => {
  const site = (files: Readonly<Record<string, string>>) =>
    read({ 'docusaurus.config.js': "module.exports = { title: 'T', presets: ['classic'] };", ...files });

  test('should add layers for those that only the site has, wrappers before what they wrap', async () => {
    const { config, notes } = await site({
      'src/theme/Layout/index.tsx': "import Layout from '@theme-original/Layout';",
      'src/theme/Footer/Copyright.js': '',
      'src/theme/Root.jsx': '',
      'src/theme/Footer/styles.module.css': '',
      'src/theme/Footer.d.ts': '',
    });
    expect(config.themes).toEqual(['/theme/frame/root', '/theme/frame/layout', '/theme/frame/footer-parts', '/theme']);
    expect([config.documentData, notes]).toEqual([false, ['docusaurus.config.js: taken over docs, pages']]);
    expect((await site({})).config.themes).toEqual(['/theme']);
  });

  test('should be left alone if only the layout that the site has replaced would render them', async () => {
    const bar = { 'src/theme/AnnouncementBar/index.tsx': "import x from '@theme/hooks/of-an-old-version';" };
    const layersWith = async (layout: string) =>
      (await site({ ...bar, 'src/theme/Layout/index.tsx': layout })).config.themes?.map((path) =>
        path.split('/').at(-1),
      );
    expect(await layersWith("import Navbar from '@theme/Navbar';")).toEqual(['layout-ejected', 'layout', 'theme']);
    const drawn = ['layout', 'announcement-bar', 'theme'];
    expect(await layersWith("import Bar from '@theme/AnnouncementBar';")).toEqual(['layout-ejected', ...drawn]);
    expect(await layersWith("import Layout from '@theme-original/Layout';")).toEqual(drawn);
  });

  test('should be left alone if no theme of the installed version has them and nothing imports them', async () => {
    const scope = 'node_modules/@docusaurus';
    const layersOf = async (files: Readonly<Record<string, string>>) => {
      const { config, notes } = await site({
        'src/theme/DocPage/Layout/index.js': 'export default () => window.title;',
        'src/theme/Root.js': '',
        ...files,
      });
      expect(notes).toHaveLength(1);
      return config.themes?.map((path) => path.split('/').at(-1));
    };
    const installed = {
      [`${scope}/theme-classic/package.json`]: '{ "main": "lib/index.js" }',
      [`${scope}/theme-classic/lib/index.js`]: '',
      [`${scope}/theme-classic/lib/theme/DocRoot/Layout/index.js`]: '',
      // this package has no main module
      [`${scope}/core/package.json`]: '{ "name": "@docusaurus/core" }',
      [`${scope}/core/lib/client/theme-fallback/Root/index.js`]: '',
    };
    const drawn = ['root', 'doc-page-root', 'theme'];
    expect(await layersOf({})).toEqual(drawn);
    expect(await layersOf(installed)).toEqual(['root', 'theme', 'theme']);
    const former = { [`${scope}/theme-classic/lib/theme/DocPage/Layout.js`]: '' };
    expect(await layersOf({ ...installed, ...former })).toEqual([...drawn, 'theme']);
    const importing = { 'src/theme/DocRoot/Layout.js': "import Layout from '@theme/DocPage/Layout';" };
    expect(await layersOf({ ...installed, ...importing })).toContain('doc-page-root');
  });

  test('should have the table of contents in documents if their layout leaves room for it', async () => {
    const path = 'src/theme/DocItem/Layout/index.js';
    const ejected = await site({ [path]: "import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';" });
    const wrapped = await site({ [path]: "import Layout from '@theme-original/DocItem/Layout';" });
    expect(ejected.config.themes).toEqual(['/theme/frame/toc-in-document', '/theme/frame/doc-page', '/theme']);
    expect(wrapped.config.themes).toEqual(['/theme/frame/doc-page', '/theme']);
    const looks = '@docusaurus/looks.css';
    expect(ejected.modules[looks]).toContain('.doc-item .toc');
    expect(wrapped.modules[looks]).not.toContain('.doc-item');
  });

  test('should include the rules for classes in parts of the installed theme that they import', async () => {
    const scope = 'node_modules/@docusaurus/theme-classic';
    const { modules } = await site({
      [`${scope}/package.json`]: '{ "main": "lib/index.js" }',
      [`${scope}/lib/index.js`]: '',
      [`${scope}/lib/theme/TOCItems/index.js`]: 'export default () => <ul className="table-of-contents" />;',
      [`${scope}/lib/theme/Other/index.js`]: 'export default () => <ul className="hero" />;',
      'src/theme/TOC/index.js': "import TOCItems from '@theme/TOCItems';",
    });
    const css = modules['@docusaurus/looks.css'];
    expect(css).toMatch(/^\.table-of-contents \{/m);
    expect(css).not.toContain('.hero');
  });

  test('should have list items look like plain navbar items if they render them', async () => {
    const sheetOf = async (path: string) => (await site({ [path]: '' })).modules['@docusaurus/looks.css'];
    expect(await sheetOf('src/theme/Navbar/index.js')).toContain(':not(ul, ol, menu) > li {');
    expect(await sheetOf('src/theme/Footer.js')).not.toContain(':not(ul, ol, menu) > li {');
  });

  test('should render the 404 page as a page of theirs', async () => {
    const { config, notes } = await site({ 'src/theme/NotFound/Content/index.js': '' });
    expect(config.routes).toEqual([
      { path: '/404', module: '@docusaurus/inner/routes/not-found-page', title: 'Page not found' },
    ]);
    expect([config.themes, notes]).toEqual([['/theme'], ['docusaurus.config.js: taken over docs, pages']]);
    expect((await site({})).config.routes).toEqual([]);
  });

  test('should be reported if nothing uses them', async () => {
    const { notes } = await site({
      'src/theme/BlogLayout/index.js': "import icon from './icon'; import '../BlogSidebar';",
      'src/theme/BlogLayout/icon.js': '',
      'src/theme/BlogSidebar/index.js': '',
      'src/theme/prism-include-languages.js': '',
      'src/theme/FormerBanner/index.tsx':
        "import type { Props } from '@theme/DocTagsListPage'; import Layout from '@theme/BlogLayout';",
      'src/theme/Footer/index.js': "import Mark from '@theme/Mark';",
      'src/theme/Mark/index.js': '',
      'src/theme/Badge/index.js': '',
      'src/theme/Chip.js': '',
      // data in the folder of a component
      'src/theme/CodeBlock/index.js': '',
      'src/theme/CodeBlock/theme.ts': 'export default { plain: {}, styles: [] };',
      // ejected from the theme of docsite
      'src/theme/content/icons.tsx': '',
      'docs/a.mdx': "import Badge from '@theme/Badge';",
      'src/pages/index.js': 'import Chip from "@theme/Chip";',
    });
    expect(notes[1]).toBe(
      'not taken over: component src/theme/prism-include-languages, which exports no function, component src/theme/FormerBanner',
    );
  });

  test('should not be reported if they replace no component of a theme', async () => {
    const { notes } = await site({
      'docusaurus.config.js':
        "module.exports = { title: 'T', presets: ['classic'], plugins: [() => ({ name: 'p', getThemePath: () => './own' })] };",
      'node_modules/@docusaurus/theme-classic/package.json': '{ "main": "lib/index.js" }',
      'node_modules/@docusaurus/theme-classic/lib/index.js': '',
      'node_modules/@docusaurus/theme-classic/lib/theme/FormerBanner/index.js': '',
      'own/Chart.js': '',
      'src/theme/FormerBanner/index.js': '',
      'src/theme/Chart/index.js': '',
      'src/theme/BlogLayout/_index.js': '',
      'src/theme/Buttons/Button.js': '',
    });
    expect(notes.join()).toContain('not taken over: component src/theme/Chart, component src/theme/FormerBanner');
    expect(notes.join()).not.toMatch(/_index|Button/);
  });

  test('should not be reported if a page or the theme of a plugin draws them', async () => {
    const { config, notes } = await site({
      'docusaurus.config.js': `module.exports = {
        title: 'T',
        presets: ['classic'],
        plugins: [
          () => ({
            name: 'api',
            getThemePath: () => './own',
            contentLoaded: ({ actions }) => actions.addRoute({ path: '/api', component: '@theme/Endpoint' }),
          }),
        ],
      };`,
      'own/Endpoint.js': "import Panel from '@theme/Panel'; export default () => null;",
      'own/Panel.js': '',
      'own/Unused.js': '',
      'src/theme/Endpoint/index.js': "import Endpoint from '@theme-original/Endpoint'; export default Endpoint;",
      'src/theme/Panel/index.js': '',
      'src/theme/Unused/index.js': '',
    });
    expect(notes.slice(1)).toEqual(['not taken over: component src/theme/Unused']);
    // such a page may contain a document that the plugin has generated
    expect(config.overrides?.[0]).toMatchObject({ files: ['.docusaurus'], rules: { 'heading-order': 'ignore' } });
  });

  test('should be reported with the missing packages of their Prism setup', async () => {
    const { config, notes } = await site({
      'src/theme/prism-include-languages.ts':
        "import { grammar } from 'some-grammar'; export default (prism: any) => { prism.languages.a = grammar; };",
    });
    expect(config.markdown?.prism).toBeUndefined();
    expect(notes.slice(1)).toEqual([
      'not taken over: component src/theme/prism-include-languages, which needs some-grammar, which is not installed',
      'to install what is missing: npm install some-grammar',
    ]);
  });

  test('should have the parts of an installed theme that docsite lacks', async () => {
    const { config } = await site({
      'src/theme/Admonition/index.js': "import Note from '@theme/Admonition/Type/Note';",
      'node_modules/@docusaurus/theme-classic/package.json': '{ "main": "lib/index.js" }',
      'node_modules/@docusaurus/theme-classic/lib/index.js': '',
      'node_modules/@docusaurus/theme-classic/lib/theme/Admonition/index.js': '',
      'node_modules/@docusaurus/theme-classic/lib/theme/Admonition/Type/Note.js': '',
    });
    expect(config.themes).toEqual([
      '/theme/frame/admonition',
      '/theme',
      expect.stringMatching(/theme-classic\/lib\/theme$/),
    ]);
  });

  test('should be the only frame of pages that render them, if the layout wraps no other', async () => {
    const { config } = await site({ 'src/theme/Layout/index.js': "import Navbar from '@theme/Navbar';" });
    expect(config.themes).toEqual(['/theme/frame/layout-ejected', '/theme/frame/layout', '/theme']);
  });

  test('should get what the theme fills into its configuration', async () => {
    const { modules } = await readKeys('themeConfig: { docs: { sidebar: { hideable: true } } }');
    const [, code = ''] = /^export default (.*);$/.exec(modules['@generated/docusaurus.config'] ?? '') ?? [];
    expect(JSON.parse(code).themeConfig).toMatchObject({
      docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: { items: [] },
    });
  });

  test('should be given the front matter of documents if they ask for it', async () => {
    const { config } = await site({ 'src/theme/DocItem/Footer/index.js': 'const { frontMatter } = useDoc();' });
    expect(config.documentData).toBe(true);
  });

  test('should find the documents of entries of the sidebar if they ask for these', async () => {
    const { config } = await site({
      'src/components/examples.js': `import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
        export default () => useDocsSidebar().items.map((item) => <img key={item.href} src={item.docId + '.png'} />);`,
    });
    expect(config.documentData).toBe('all');
  });

  test('should render item types that the site adds to the navbar', async () => {
    const item = "themeConfig: { navbar: { items: [{ type: 'custom-a', position: 'left', size: 2 }] } }";
    const config = `module.exports = { title: 'T', ${item} };`;
    for (const file of ['NavbarItem/ComponentTypes.js', 'NavbarItem/index.js']) {
      const own = await read({ 'docusaurus.config.js': config, [`src/theme/${file}`]: '' });
      expect(own.config.navbar?.items).toEqual([
        { type: 'component', name: 'custom-a', position: 'left', props: { size: 2 } },
      ]);
    }
    expect((await read({ 'docusaurus.config.js': config })).notes[1]).toContain('navbar item of type custom-a');
  });
});
