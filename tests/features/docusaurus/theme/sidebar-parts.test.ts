import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const config = `module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' }, theme: { customCss: './src/look.css' } }]],
  plugins: [() => ({ name: 'cards', getThemePath: () => './cards' })],
  themeConfig: { navbar: { items: [{ to: '/docs/a', label: 'Guide' }, { label: 'More', items: [{ to: '/docs/b', label: 'B' }] }] } },
};`;

const content = {
  'sidebars.js': `module.exports = { main: ['a', { type: 'category', label: 'Inner', items: ['b', { type: 'html', value: '<hr>' }] },
    { type: 'link', label: 'Out', href: 'https://example.org' }] };`,
  'src/pages/index.md': '# Home\n',
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'src/look.css': '.navbar .dropdown > .navbar__link::after { content: "v"; }',
  'cards/Card.js': 'export default () => <div className="row"><div className="col col--6" /></div>;',
};

/** Swizzled parts of the sidebar and of the menu on narrow screens. */
const parts = {
  'src/theme/DocSidebar/Desktop/index.js': `import { memo } from 'react';
import Content from '@theme/DocSidebar/Desktop/Content';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
export default memo(({ path, sidebar, onCollapse }) => <div className="own-desktop"><p>Choose</p>
  <Content path={path} sidebar={sidebar} /><CollapseButton onClick={onCollapse} /></div>);`,
  'src/theme/DocSidebar/Desktop/Content/index.js': `import Content from '@theme-original/DocSidebar/Desktop/Content';
export default ({ sidebar, ...props }) => <Content {...props}
  sidebar={[...sidebar.slice(1), ...sidebar.slice(0, 1), { ...sidebar[0], label: 'Copy' }]} />;`,
  'src/theme/DocSidebarItem/Link/index.js': `import Link from '@theme-original/DocSidebarItem/Link';
export default ({ item, ...props }) => <><i className="id">{item.docId}</i><Link {...props} item={item} /></>;`,
  'src/theme/Navbar/MobileSidebar/index.js': `import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
export default () => useNavbarMobileSidebar().shouldRender && <div className="own-menu">
  <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} /></div>;`,
};

let site: BuiltSite;

const styles = () =>
  site
    .files()
    .filter((path) => path.endsWith('.css'))
    .map((path) => site.text(path))
    .join('\n');

beforeAll(async () => {
  site = await build(makeFolder({ 'docusaurus.config.js': config, ...content, ...parts }));
});

test('a sidebar should be rendered by the components of the site, with the entries passed to them', () => {
  expect(site.stdout).not.toContain(' error ');
  const page = site.page('docs/b/index.html');
  expect(page.texts('.menu-docs > .own-desktop > p')).toEqual(['Choose']);
  const list = '.menu-docs > .own-desktop > .sidebar > .sidebar-list';
  expect(page.links(`${list} a`)).toEqual([
    'B → /docs/b',
    'Out → https://example.org',
    'A → /docs/a',
    'Copy → /docs/a',
  ]);
  expect(page.all(`${list} hr`)).toHaveLength(1);
  expect(page.texts(`${list} .id`)).toEqual(['b', '', 'a', 'a']);
});

test('the menu of narrow screens should contain the sidebar without what surrounds it beside documents', () => {
  const page = site.page('docs/a/index.html');
  expect(page.texts('#ds-menu .own-menu .menu-head + .menu-nav .navbar-link')).toEqual(['Guide', 'B']);
  expect(page.links('#ds-menu .own-menu > .sidebar > .sidebar-list > li > a')).toEqual([
    'A → /docs/a',
    'Out → https://example.org',
  ]);
  expect([page.all('#ds-menu .own-desktop').length, page.all('#ds-sidebar').length]).toEqual([0, 1]);
  expect(site.page('404.html').texts('#ds-menu .own-menu .menu-nav .navbar-link')).toEqual(['Guide', 'B']);
});

test('the sidebar and the menu should be told apart in the style sheet, too', () => {
  expect(styles().includes('{.menu-docs{display:none}}')).toBe(true);
});

test('dropdown carets of the site should replace that of the theme', () => {
  expect(styles().includes('.navbar .dropdown-chevron{display:none}')).toBe(true);
});

test('components of plugin themes should have the rules of Infima for their classes', () => {
  const css = styles();
  expect(['.col{', '.col--6{', '.hero{'].map((rule) => css.includes(rule))).toEqual([true, true, false]);
});

test('what holds the sidebar beside documents should be a component of the site', async () => {
  const wrapped = await build(
    makeFolder({
      'docusaurus.config.js': config,
      ...content,
      'src/theme/DocRoot/Layout/Sidebar/index.js': `import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
        export default (props) => <><p className="above">{props.sidebar.length} entries</p><Sidebar {...props} /></>;`,
    }),
  );
  expect(wrapped.stdout).not.toContain('not taken over');
  const page = wrapped.page('docs/a/index.html');
  expect(page.texts('.menu-docs > .above')).toEqual(['3 entries']);
  expect(page.links('.menu-docs > .sidebar > .sidebar-list > li > a')).toEqual([
    'A → /docs/a',
    'Out → https://example.org',
  ]);
  expect([page.all('#ds-menu .above').length, page.all('main .above').length]).toEqual([0, 0]);
});

test('an ejected component that holds the sidebar should be drawn in the frame, whatever draws what is around documents', async () => {
  const ejected = await build(
    makeFolder({
      'docusaurus.config.js': config,
      ...content,
      'src/theme/DocRoot/Layout/Sidebar/index.js': `import { ThemeClassNames } from '@docusaurus/theme-common';
        import DocSidebar from '@theme/DocSidebar';
        import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
        export default ({ sidebar, hiddenSidebarContainer, setHiddenSidebarContainer }) => (
          <aside className={ThemeClassNames.docs.docSidebarContainer}>
            <DocSidebar sidebar={sidebar} path="/docs/a" onCollapse={() => setHiddenSidebarContainer((is) => !is)} isHidden={false} />
            {hiddenSidebarContainer && <ExpandButton />}
          </aside>);`,
      'src/theme/DocRoot/Layout/index.js': `import Sidebar from '@theme/DocRoot/Layout/Sidebar';
        import Main from '@theme/DocRoot/Layout/Main';
        import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
        export default ({ children }) => <div className="around"><Sidebar sidebar={useDocsSidebar().items} /><Main>{children}</Main></div>;`,
    }),
  );
  const page = ejected.page('docs/a/index.html');
  expect(page.links('.menu-docs > aside > .sidebar > .sidebar-list > li > a')).toEqual([
    'A → /docs/a',
    'Out → https://example.org',
  ]);
  // which may place the two in a row
  expect(page.all('main .around > .doc-root-main article').length).toBe(1);
  // the place within the text is hidden
  expect(page.all('main .around > aside a').length).toBe(0);
  const css = ejected.files().filter((path) => path.endsWith('.css'));
  expect(css.some((path) => ejected.text(path).includes('.main .theme-doc-sidebar-container{display:none}'))).toBe(
    true,
  );
});
