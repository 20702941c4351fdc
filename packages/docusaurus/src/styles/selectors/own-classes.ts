import type { ClassAlias } from '@docsite/core';

/**
 * Classes of docsite's theme that a site may well give to elements of its own, with selectors of the elements that
 * docsite draws with them.
 */
const drawn: readonly (readonly [drawn: string, names: readonly string[]])[] = [
  [':has(> #ds-main)', ['shell']],
  ['.menu-docs > *, #ds-menu > *', ['sidebar', 'menu-head', 'menu-nav']],
  ['.menu-docs *, #ds-menu *', ['sidebar-link', 'sidebar-list', 'sidebar-row', 'sidebar-text', 'sidebar-toggle']],
  ['#ds-menu *', ['menu-list', 'menu-title']],
  ['.navbar-inner > *, .menu-head > *', ['navbar-links', 'navbar-logo', 'navbar-tools']],
  ['.navbar-logo > *', ['navbar-title']],
  ['nav.toc, .toc-compact *', ['toc']],
  ['nav.toc *, .toc-compact *', ['toc-link', 'toc-list', 'toc-title']],
  ['.footer-inner > *', ['footer-columns', 'footer-end']],
  ['.footer-columns > * > *', ['footer-list', 'footer-title']],
  ['.footer-end > *', ['footer-copyright', 'footer-logo']],
  [':has(> .search-input)', ['search-box']],
  ['.search-box > *', ['search-input', 'search-key']],
  ['dialog *, .search-page *', ['search-field', 'search-hits', 'search-message', 'search-results']],
  ['header:has(> h1)', ['page-title']],
  ['.page-title *', ['back-link', 'lead']],
  [':has(> .breadcrumbs, > .page-actions)', ['page-top']],
  [':has(> .page-action)', ['page-actions']],
  ['[role="note"], .search-page *', ['notice']],
  ['.entry-list > *', ['entry']],
  ['.entry-list *', ['entry-text', 'entry-title']],
  [':has(> .author-text)', ['author']],
  ['.author:has(> .author-text) *', ['author-image', 'author-name', 'author-title']],
  ['.post-info *, .doc-footer *', ['edit-link', 'last-update', 'post-date']],
  [':has(> .not-found-code)', ['not-found']],
  ['[role="status"]', ['loading']],
  ['body > *', ['progress-bar']],
];

/**
 * What rules of a site for these classes apply to: its own elements, because Docusaurus's theme has none of these
 * names.
 */
export const ownClasses: Readonly<Record<string, ClassAlias>> = Object.fromEntries(
  drawn.flatMap(([selector, names]) => names.map((name) => [name, { theirs: `.${name}:where(:not(${selector}))` }])),
);
