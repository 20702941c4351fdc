import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site for components of navbar items. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './own.css' } }]],
    themeConfig: { navbar: { items: [
      { label: 'Home', to: '/', hint: 'first' },
      { label: 'More', position: 'right', columns: ['One', 'Two'], items: [{ label: 'More', to: '/', hint: 'inner' }] },
      { type: 'doc', docId: 'index', label: 'Start' },
    ] } },
  };`,
  'own.css': `.navbar__items button { color: red } .navbar__items { gap: 9px } .navbar-sidebar__brand { display: flex }
    .icon-button { background: #eee } .main .icon { color: red }`,
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
};

async function built(own: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const site = await build(makeFolder({ ...files, ...own }));
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
  return site;
}

describe('a navbar with its contents and items wrapped', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await built({
      'src/theme/Navbar/Content/index.js': `import Content from '@theme-original/Navbar/Content';
        export default () => <div className="around"><Content /></div>;`,
      'src/theme/NavbarItem.js': `import Original from '@theme-original/NavbarItem';
        import { useLocation } from '@docusaurus/router';
        export default function NavbarItem(props) {
          const { pathname } = useLocation();
          if (props.label === 'Start') return null;
          return <><i className="mark">{props.type} {props.hint} {props.position} {props.to} {pathname}</i><Original {...props} /></>;
        }`,
    });
  });

  const sheets = () => {
    const paths = site.files().filter((path) => path.endsWith('.css'));
    return paths.map((path) => site.text(path)).join('');
  };

  test('should pass types and configuration to the wrapped items', () => {
    const page = site.page('index.html');
    expect([...new Set(page.texts('.mark'))]).toEqual([
      'default first left / /',
      'dropdown right /',
      'default inner / /',
    ]);
    expect(page.links('header a')).toEqual(expect.arrayContaining(['Home → /', 'More → /']));
    expect(page.texts('header').join()).not.toContain('Start');
  });

  test('should have its contents in one row element, so that a site can wrap it', () => {
    const page = site.page('index.html');
    expect(
      [page.all('header > .around > .navbar-inner > nav'), page.all('.navbar-inner')].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  test('should have the rules of the site for its buttons and its panel', () => {
    expect(sheets()).toContain(':is(.navbar__items,.navbar-inner,.navbar-tools,.navbar-list) button{color:red}');
    expect(sheets()).toContain(':is(.navbar__items,.navbar-list){gap:9px}');
    // the panel is the docs sidebar unless it is a menu
    expect(sheets()).toContain(':is(.navbar-sidebar__brand,:where(:popover-open)>.menu-head){display:flex}');
  });

  test('should not have the rules of the site for classes that the theme has too on the elements of the theme', () => {
    expect(sheets()).toContain('.icon-button:where(:not([data-action],[popovertarget],dialog *)){background:#eee}');
    expect(sheets()).toContain(
      '.main:where(:not(#ds-main)) .icon:where(:not(svg[width="20"][aria-hidden])){color:red}',
    );
  });
});

test('a dropdown should get keys of its own, and its desktop component be adopted', async () => {
  const site = await built({
    'src/theme/NavbarItem/DropdownNavbarItem/index.js': `import Original from '@theme-original/NavbarItem/DropdownNavbarItem';
      export default ({ columns, ...props }) => <>{columns.map((column) => <b className="column" key={column}>{column}</b>)}<Original {...props} /></>;`,
    'src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js': `import NavbarItem from '@theme/NavbarItem';
      export default ({ label, items }) => (
        <div className="own-list">{label}<ul>{items.map((item) => <NavbarItem key={item.label} isDropdownItem {...item} />)}</ul></div>
      );`,
  });
  const page = site.page('index.html');
  expect([page.texts('header .column'), page.texts('#ds-menu .column')]).toEqual([
    ['One', 'Two'],
    ['One', 'Two'],
  ]);
  expect(page.links('.own-list li a')).toEqual(['More → /']);
  expect(page.attributes('.own-list a', 'hint')).toEqual(['inner']);
});

const part = (name: string) => ({
  [`src/theme/NavbarItem/${name}/index.js`]: `import Original from '@theme-original/NavbarItem/${name}';
    export default (props) => <><i className="part">${name} {props.label}</i><Original {...props} /></>;`,
});

test('links and dropdowns should be drawn by different components in the navbar and in the menu', async () => {
  const site = await built({
    ...part('DefaultNavbarItem/Desktop'),
    ...part('DefaultNavbarItem/Mobile'),
    ...part('DropdownNavbarItem/Mobile'),
  });
  const page = site.page('index.html');
  expect(page.texts('.navbar-list > li > .part')).toEqual([
    'DefaultNavbarItem/Desktop Home',
    'DefaultNavbarItem/Desktop Start',
  ]);
  expect(page.links('.navbar-list > li > .part + a.navbar-link')).toEqual(['Home → /', 'Start → /']);
  expect(page.texts('.menu-list > .part')).toEqual([
    'DefaultNavbarItem/Mobile Home',
    'DropdownNavbarItem/Mobile More',
    'DefaultNavbarItem/Mobile More',
    'DefaultNavbarItem/Mobile Start',
  ]);
  expect(page.links('.menu-list > li > a, .menu-title + .menu-list a')).toEqual(
    expect.arrayContaining(['Home → /', 'More → /', 'Start → /']),
  );
});

test('ejected components for links and dropdowns should keep their markup', async () => {
  const own = (body: string) => `import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
    import NavbarItem from '@theme/NavbarItem';
    ${body}`;
  const site = await built({
    'src/theme/NavbarItem/DefaultNavbarItem/Desktop/index.js': own(
      'export default ({ isDropdownItem, ...props }) => <NavbarNavLink isDropdownLink={isDropdownItem} {...props} className="own" />;',
    ),
    'src/theme/NavbarItem/DefaultNavbarItem/Mobile/index.js': own(
      'export default ({ isDropdownItem, ...props }) => <li className="line"><NavbarNavLink {...props} /></li>;',
    ),
    'src/theme/NavbarItem/DropdownNavbarItem/Mobile/index.js': own(
      'export default ({ label, items }) => <li className="group">{label}: <ul>{items.map((item, i) => <NavbarItem mobile isDropdownItem {...item} key={i} />)}</ul></li>;',
    ),
  });
  const page = site.page('index.html');
  expect(page.links('.navbar-list > li > a.own.navbar__link--active')).toEqual(['Home → /', 'Start → /']);
  expect(page.links('.menu-list > .line > a.menu__link--active')).toEqual(['Home → /', 'Start → /']);
  expect(page.texts('.menu-list > .group')).toEqual(['More: More']);
  expect(page.attributes('.group li > a', 'hint')).toEqual(['inner']);
});

test('item types of the site should draw one entry of each list, in the menu and in dropdowns by themselves', async () => {
  const site = await built({
    'docusaurus.config.js': (files['docusaurus.config.js'] as string).replace(
      "{ type: 'doc'",
      "{ type: 'custom-list', label: 'Own' }, { type: 'custom-line' }, { label: 'Lines', items: [{ type: 'custom-line' }] }, { type: 'doc'",
    ),
    'src/theme/NavbarItem/ComponentTypes.js': `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
      import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
      const List = (props) => <DropdownNavbarItem {...props} items={[{ label: 'Inner', to: '/' }]} />;
      const Line = ({ mobile, isDropdownItem }) =>
        mobile || isDropdownItem ? <li className="line">line</li> : <b className="line">line</b>;
      export default { ...ComponentTypes, 'custom-list': List, 'custom-line': Line };`,
  });
  const page = site.page('index.html');
  expect(site.text('index.html')).not.toContain('<li><li');
  expect([page.all('li > li').length, page.texts('.navbar-list > li > .dropdown > summary')]).toEqual([
    0,
    ['Own', 'Lines', 'More'],
  ]);
  expect(page.texts('#ds-menu .menu-list > li > .menu-title')).toEqual(['More', 'Own', 'Lines']);
  expect(page.texts('.navbar-list > li > b.line, .dropdown-list > li.line')).toEqual(['line', 'line']);
  expect(page.texts('#ds-menu .menu-list > li.line')).toEqual(['line', 'line']);
});

test('an ejected dropdown of languages should get its class and entries, and nothing of docsite', async () => {
  const site = await built({
    'docusaurus.config.js': (files['docusaurus.config.js'] as string)
      .replace("title: 'T'", "title: 'T', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }")
      .replace(
        "{ type: 'doc'",
        "{ type: 'localeDropdown', className: 'chosen', dropdownItemsAfter: [{ label: 'Help', to: '/' }] }, { type: 'doc'",
      ),
    'src/theme/NavbarItem/LocaleDropdownNavbarItem.js': `import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
      export default ({ mobile, position, dropdownItemsBefore, dropdownItemsAfter, className, ...props }) => (
        <div className={className}><NavbarNavLink {...props} href="#" label={dropdownItemsAfter[0].label} /></div>
      );`,
  });
  const page = site.page('index.html');
  expect(page.links('header .chosen a')).toEqual(['Help → #']);
  expect(page.all('[item]').length).toBe(0);
});

describe('links into docs', () => {
  const config = (files['docusaurus.config.js'] as string)
    .replace("{ type: 'doc', docId", "{ type: 'docSidebar', sidebarId: 'all', label: 'All' }, { type: 'doc', docId")
    .replace("hint: 'inner' }", "hint: 'inner' }, { type: 'doc', docId: 'index', label: 'Inner' }")
    .replace("routeBasePath: '/'", "routeBasePath: '/', sidebarPath: './sidebars.js'");
  const docs = {
    'docusaurus.config.js': config,
    'sidebars.js': "module.exports = { all: ['other', 'index'] };",
    'docs/other.md': '# Other\n',
  };

  test('should be drawn by their wrapped components, which get the keys of the configuration', async () => {
    const wrapped = (name: string) => ({
      [`src/theme/NavbarItem/${name}.js`]: `import Original from '@theme-original/NavbarItem/${name}';
        export default (props) => <>
          <i className="part">{props.docId ?? props.sidebarId} {props.label}</i><Original {...props} />
        </>;`,
    });
    const page = (await built({ ...docs, ...wrapped('DocNavbarItem'), ...wrapped('DocSidebarNavbarItem') })).page(
      'index.html',
    );
    expect(page.texts('.navbar-list > .part')).toEqual(['all All', 'index Start']);
    expect(page.texts('.dropdown-list .part')).toEqual(['index Inner']);
    expect(page.links('.navbar-list > li > a.navbar-link')).toEqual(['Home → /', 'All → /other', 'Start → /']);
    expect(page.links('.dropdown-list > li > a')).toEqual(['More → /', 'Inner → /']);
    expect(page.texts('#ds-menu .part')).toEqual(['index Inner', 'all All', 'index Start']);
    expect(page.all('[docId], [sidebarId], [docspluginid]').length).toBe(0);
  });

  test('should be drawn by ejected components, which find out themselves where they lead', async () => {
    const ejected = {
      'src/theme/NavbarItem/DocNavbarItem.js': `import React from 'react';
        import { useActiveDocContext, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
        import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
        export default function DocNavbarItem({ docId, label, docsPluginId, ...props }) {
          const { activeDoc } = useActiveDocContext(docsPluginId);
          const doc = useLayoutDoc(docId, docsPluginId);
          if (doc === null) return null;
          return <DefaultNavbarItem exact {...props} isActive={() => activeDoc?.path === doc.path}
            label={'Own ' + label} to={doc.path} />;
        }`,
      'src/theme/NavbarItem/DocSidebarNavbarItem.js': `import React from 'react';
        import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
        import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
        export default function DocSidebarNavbarItem({ sidebarId, label, docsPluginId, href, ...props }) {
          const { activeDoc } = useActiveDocContext(docsPluginId);
          const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
          return <DefaultNavbarItem exact {...props} isActive={() => activeDoc?.sidebar === sidebarId}
            label={label ?? link.label} to={link.path + '?from=navbar'} />;
        }`,
    };
    const page = (await built({ ...docs, ...ejected })).page('index.html');
    expect(page.links('.navbar-list > li > a.navbar-link')).toEqual([
      'Home → /',
      'All → /other?from=navbar',
      'Own Start → /',
    ]);
    expect(page.texts('.navbar-list > li > a[aria-current]')).toEqual(['Home', 'All', 'Own Start']);
    expect(page.all('[exact], [to], [isActive]').length).toBe(0);
  });
});
