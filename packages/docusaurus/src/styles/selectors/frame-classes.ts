import type { ClassAlias } from '@docsite/core';

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

/** Classes of Docusaurus's theme for the frame around pages: navbar, announcement, footer and sidebar. */
export const frameClasses: Readonly<Record<string, string | ClassAlias>> = {
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
};
