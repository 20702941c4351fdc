import type { ClassAlias, SelectorAliases } from '@docsite/core';
import { ownClasses } from './own-classes.js';

/** Types of admonitions, by Infima's class for their colour. */
const alerts = { secondary: 'note', success: 'tip', info: 'info', warning: 'warning', danger: 'danger' };

const kinds = [...new Set([...Object.values(alerts), 'caution'])];

/** The ids of docsite's elements, by those of Docusaurus. */
export const elementIds: Readonly<Record<string, string>> = {
  __docusaurus: 'ds-root',
  __docusaurus_skipToContent_fallback: 'ds-main',
};

/** Links in the navbar, as opposed to those in its dropdowns and in the menu on narrow screens. */
const barLink = '.navbar-link:where(:not(.dropdown-list *, .menu-nav *))';

/** Links of the sidebar and of the menu on narrow screens; Docusaurus's theme draws both as links of a menu. */
const menuLink = '.sidebar-link, :where(.menu-nav) :is(.navbar-link, .menu-title)';

/** The navbar, and the menu on narrow screens, which is part of it in Docusaurus's theme. */
const navbar: ClassAlias = { ours: '.navbar', heirs: '.menu:where(:popover-open)' };

/** The main links and the sidebar in the menu on narrow screens. */
const menuPanels = ':where(:popover-open) > :is(.menu-nav, .sidebar)';

const navbarOf = (style: string): ClassAlias => ({
  ours: `.navbar:where([data-style="${style}"])`,
  heirs: `.menu:where(.navbar:is([data-style="${style}"], .navbar--${style}) ~ .shell > :popover-open)`,
});

/**
 * The part below the navbar. In pages drawn by the site, it contains an element with its class, which is the first one.
 */
const wrapper: ClassAlias = { ours: '.shell:where(:not(.shell-full))', beside: '.shell' };

/** Classes of Docusaurus's classic theme with corresponding elements in docsite's theme. */
const classes: Readonly<Record<string, string | ClassAlias>> = {
  'main-wrapper': wrapper,
  'theme-layout-main': wrapper,
  'skip-to-content': '.skip-link',

  navbar,
  'navbar--fixed-top': navbar,
  'theme-layout-navbar': navbar,
  'navbar--dark': navbarOf('dark'),
  'navbar--primary': navbarOf('primary'),
  // contains the brand like a list of items
  navbar__inner: { ours: '.navbar-inner', around: '.navbar-inner, .navbar' },
  navbar__brand: { ours: '.navbar-logo', marks: ['after'] },
  navbar__logo: { ours: '.navbar-logo > img', around: '.navbar-logo' },
  navbar__title: '.navbar-title',
  // also contains the brand and the buttons next to the links
  navbar__items: { ours: '.navbar-list', around: '.navbar-inner, .navbar-tools, .navbar-list' },
  'navbar__items--right': { ours: ':where(.navbar-tools) > .navbar-list', around: '.navbar-tools' },
  'theme-layout-navbar-left': { ours: ':where(.navbar-links) > .navbar-list', around: '.navbar-inner' },
  'theme-layout-navbar-right': { ours: ':where(.navbar-tools) > .navbar-list', around: '.navbar-tools' },
  navbar__item: barLink,
  navbar__link: barLink,
  'navbar__link--active': `${barLink}:where([aria-current])`,
  navbar__toggle: { ours: '.menu-button', marks: ['after'] },
  // not on the search page, nor where components of the site place it
  navbar__search: '.search-box:where(.navbar *)',
  'navbar__search-input': '.search-input',
  // on wide screens docsite's menu is the docs sidebar
  'navbar-sidebar': '.menu:where(:popover-open)',
  'theme-layout-navbar-sidebar': '.menu:where(:popover-open)',
  'navbar-sidebar__brand': ':where(:popover-open) > .menu-head',
  'navbar-sidebar__close': ':where(.menu-head) > .icon-button',
  'navbar-sidebar__items': ':where(:popover-open) > .menu-nav',
  'navbar-sidebar__item': menuPanels,
  'theme-layout-navbar-sidebar-panel': menuPanels,
  'dropdown--hoverable': '.dropdown:where(details)',
  'dropdown--right': ':where(.navbar-tools) .dropdown',
  dropdown__menu: '.dropdown-list',
  dropdown__link: ':where(.dropdown-list) .navbar-link',
  'dropdown__link--active': ':where(.dropdown-list) .navbar-link:where([aria-current])',

  'theme-announcement-bar': '.announcement',

  'theme-layout-footer': '.footer',
  'theme-layout-footer-column': '.footer-column',
  'footer--dark': '.footer:where([data-style="dark"])',
  footer__links: '.footer-columns',
  footer__col: '.footer-column',
  footer__title: '.footer-title',
  footer__items: '.footer-list',
  footer__item: '.footer-list > li',
  'footer__link-item': '.footer-link',
  footer__bottom: '.footer-end',
  footer__logo: { ours: '.footer-logo > img', around: '.footer-logo' },
  footer__copyright: '.footer-copyright',

  menu__list: '.sidebar-list, .menu-list',
  'menu__list-item': ':is(.sidebar-list, .menu-list) > li',
  'menu__list-item--collapsed':
    '.sidebar-category:where(:has(> .sidebar-row > :is(.sidebar-closed, .sidebar-toggle[aria-expanded="false"])))',
  'menu__list-item-collapsible': '.sidebar-row',
  'menu__list-item-collapsible--active': '.sidebar-row:where(:has(> [aria-current]))',
  menu__link: { ours: menuLink, marks: ['after'] },
  'menu__link--active': { ours: `:is(${menuLink}):where([aria-current])`, marks: ['after'] },
  'menu__link--sublist': { ours: ':where(.sidebar-row) > .sidebar-link', marks: ['after'] },
  menu__caret: { ours: '.sidebar-toggle', marks: ['before'] },
  'theme-doc-sidebar-container': '.menu-docs',
  'theme-doc-sidebar-menu': ':where(.sidebar) > .sidebar-list',
  'theme-doc-sidebar-item-category': '.sidebar-category',
  'theme-doc-sidebar-item-category-level-1': ':where(.sidebar > .sidebar-list) > .sidebar-category',
  'theme-doc-sidebar-item-link': '.sidebar-list > li:not(.sidebar-category)',
  'theme-doc-sidebar-item-link-level-1': ':where(.sidebar > .sidebar-list) > li:not(.sidebar-category)',

  'theme-doc-breadcrumbs': '.breadcrumbs',
  breadcrumbs__item: { ours: '.breadcrumbs li', marks: ['before', 'after'] },
  'breadcrumbs__item--active': {
    ours: '.breadcrumbs [aria-current]',
    around: '.breadcrumbs li:has([aria-current])',
    marks: ['after'],
  },
  breadcrumbs__link: { ours: '.breadcrumbs :is(a, span)', marks: ['after'] },
  'table-of-contents': ':where(.toc) > .toc-list',
  'table-of-contents__left-border': ':where(.toc) > .toc-list',
  'table-of-contents__link': '.toc-link',
  'table-of-contents__link--active': '.toc-link:where([aria-current])',
  'theme-doc-toc-desktop': '.toc',
  'theme-doc-toc-mobile': '.toc-compact',
  'theme-doc-markdown': '.markdown',
  'theme-doc-footer': '.doc-footer',
  'theme-doc-footer-tags-row': ':where(.doc-footer) > .tag-row',
  'theme-doc-footer-edit-meta-row': '.doc-footer-row',
  'theme-pages-footer-edit-meta-row': '.doc-footer-row',
  'theme-blog-footer-tags-row': ':where(.post-entry-footer, .doc-footer) > .tag-row',
  'theme-doc-card-container': ':where(.card-grid) > .card',
  'theme-doc-card-heading': '.card-title',
  'theme-doc-card-icon': ':where(.card-title) > .icon',
  'theme-doc-card-title': '.card-link',
  'theme-doc-card-description': '.card-text',
  avatar: '.author',
  avatar__photo: '.author-image',
  avatar__intro: '.author-text',
  avatar__name: '.author-name',
  'theme-unlisted-banner': '.notice:where(:not(.notice-version))',
  'theme-draft-banner': '.notice:where(:not(.notice-version))',
  'theme-edit-this-page': { ours: '.edit-link', marks: ['after'] },
  'theme-last-updated': '.last-update',
  'theme-doc-version-badge': '.version-badge',
  'theme-doc-version-banner': '.notice-version',
  'pagination-nav': '.pagination',
  'pagination-nav__link': '.pagination-link',
  'pagination-nav__link--prev': '.pagination-link:where([rel="prev"])',
  'pagination-nav__link--next': '.pagination-link:where([rel="next"])',
  'pagination-nav__label': { ours: '.pagination-label', marks: ['before', 'after'] },
  'pagination-nav__sublabel': { ours: '.pagination-direction', marks: ['before', 'after'] },
  'hash-link': { ours: '.heading-anchor', marks: ['before'] },

  // docsite uses this name for a box with the row of tabs and all of their contents
  tabs: { ours: '.tab-row', theirs: '.tabs:where(ul)' },
  'tabs-container': '.tabs',
  'theme-tabs-container': '.tabs',
  tabs__item: '.tab',
  'tabs__item--active': '.tab:where([aria-selected="true"])',

  // docsite uses these names for elements of its own
  ...ownClasses,
  main: { theirs: '.main:where(:not(#ds-main))' },
  'icon-button': { theirs: '.icon-button:where(:not([data-action], [popovertarget], dialog *))' },
  icon: { theirs: '.icon:where(:not(svg[width="20"][aria-hidden]))' },

  // a class that Docusaurus no longer uses: rules for it have no effect there
  admonition: { theirs: '.admonition:where(:not([role="note"]))' },
  alert: '.admonition',
  'theme-admonition': '.admonition',
  ...Object.fromEntries(
    Object.entries(alerts).map(([color, kind]) => [
      `alert--${color}`,
      kind === 'warning' ? ':is(.admonition-warning, .admonition-caution)' : `.admonition-${kind}`,
    ]),
  ),
  ...Object.fromEntries(kinds.map((kind) => [`theme-admonition-${kind}`, `.admonition-${kind}`])),

  'theme-code-block': { ours: '.code-frame', marks: ['after'] },
  'theme-code-block-highlighted-line': { ours: '.line.highlighted', marks: ['before'] },
  'prism-code': '.code-frame pre',
  'token-line': { ours: '.code-frame .line', marks: ['before'] },
};

/**
 * Prefixes of CSS module classes in the classic theme, without the hash. Some of these classes follow others in the
 * attribute.
 */
const beginnings: Readonly<Record<string, string | ClassAlias>> = {
  announcementBar: { ours: '.announcement', isLater: true },
  announcementBarContent: { ours: '.announcement-text', isLater: true },
  docMainContainer: '.shell-docs > .main',
  docSidebarContainer: { ours: '.menu-docs', isLater: true },
  tableOfContents: '.toc',
  admonitionHeading: '.admonition-title',
  admonitionIcon: { ours: '.admonition-title > .icon', around: '.admonition-title' },
  admonitionContent: '.admonition-text',
  codeBlockContainer: { ours: '.code-frame', isLater: true, marks: ['after'] },
  codeBlockTitle: '.code-title',
  codeBlockContent: { ours: '.code-frame', marks: ['after'] },
  codeBlockLines: { ours: '.code-frame code', marks: ['before'] },
};

/**
 * Parts of a page that are styled by Docusaurus's own classes rather than by rules for bare elements. The site's
 * elements may have the same classes; docsite's are distinguished by their types.
 */
const parts = [
  '.navbar',
  '#ds-menu',
  '.menu-docs',
  '.footer',
  '.announcement',
  '.skip-link',
  'nav.toc',
  '.toc-compact',
  'nav.breadcrumbs',
  '.page-actions',
  'nav.pagination',
  '.doc-footer',
  '.tag-list',
  '.card-link',
  '.code-frame',
  '.tab-row',
  '.heading-anchor',
  'dialog',
];

/** The elements of docsite's theme, by the class names in style sheets of Docusaurus sites. */
export const classNames: SelectorAliases = {
  ids: aliasesOf(Object.fromEntries(Object.entries(elementIds).map(([id, ours]) => [id, `#${ours}`]))),
  classes: aliasesOf(classes),
  beginnings: aliasesOf(beginnings),
  parts: parts.join(', '),
  // pages that the site draws have a main element there if they contain one
  types: { main: ':where(:not(.shell-full > #ds-main))' },
  subtracted: { '--doc-sidebar-width': '--ds-sidebar-in-main' },
  // buttons of dropdowns
  links: {
    within: ['navbar', 'navbar__inner', 'navbar__items', 'navbar__items--right', 'navbar__item'],
    ours: ':where(summary.navbar-link)',
  },
};

function aliasesOf(names: Readonly<Record<string, string | ClassAlias>>): Record<string, ClassAlias> {
  return Object.fromEntries(
    Object.entries(names).map(([name, alias]) => [name, typeof alias === 'string' ? { ours: alias } : alias]),
  );
}

/** The stable class names of Docusaurus's theme, and those that are queried, with docsite's elements for each. */
export function themeClassNames(sought: ReadonlySet<string>): readonly (readonly [name: string, selector: string])[] {
  return Object.entries(classNames.classes).flatMap(([name, { ours }]) =>
    (name.startsWith('theme-') || sought.has(name)) && ours !== undefined ? [[name, ours] as const] : [],
  );
}
