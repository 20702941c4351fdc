/**
 * Classes in both Infima and docsite's theme, with the selector of elements that belong to the site rather than the
 * theme.
 */
export const shared: Readonly<Record<string, string>> = {
  button:
    ':not(:where(.button-primary, :is(.search-message, .search-results, .reload-prompt, .failure, .not-found) *))',
  breadcrumbs: ':where(ul)',
  card: ':not(:where(.card-grid > *))',
  dropdown: ':not(:where(details))',
  menu: ':where(:not([popover], .menu-docs))',
  pagination: ':where(ul)',
  tabs: ':where(ul)',
};

/** A selector for pages drawn entirely by their authors. */
export const ownPages = ':where(.shell-full > .main)';

/**
 * Components of docsite's theme that an author may use on a page. The site may use their classes for elements of its
 * own, which have other types and roles.
 */
const componentList = [
  '.code-frame',
  '.admonition[role="note"]',
  '.tab-row[role="tablist"]',
  'details.details',
  'ul.card-grid',
  'section.card-grid',
  '[data-diagram]',
  '.failure[role="alert"]',
  'nav.toc',

  // in a layout of the site, which contains the frame
  '.navbar-inner',
  '.menu[popover]',
  '.footer-inner',
  'aside.announcement',

  // on a page of a plugin with a sidebar of its own
  'nav.sidebar:has(> #ds-sidebar)',

  'nav.breadcrumbs',
  'nav.pagination',
  '.not-found:has(> .not-found-code)',
];

/** A selector for these components. */
export const components = `:where(${componentList.join(', ')})`;

/** Elements inside those with a shared class for which docsite's theme has rules. */
export const partsOfShared: Readonly<Record<string, string>> = { breadcrumbs: ':is(li, a)', card: 'code' };

/** Classes of docsite's theme that a site is likely to use for elements of its own. */
export const likelyNames = [
  'announcement',
  'archive-list',
  'author',
  'author-image',
  'author-list',
  'author-name',
  'author-title',
  'back-link',
  'card-grid',
  'card-link',
  'card-text',
  'card-title',
  'details',
  'diagram',
  'edit-link',
  'entry',
  'entry-list',
  'entry-text',
  'entry-title',
  'failure',
  'file-tree',
  'footer-columns',
  'footer-copyright',
  'footer-end',
  'footer-inner',
  'footer-link',
  'footer-list',
  'footer-logo',
  'footer-title',
  'full-width',
  'icon',
  'icon-button',
  'last-update',
  'lead',
  'loading',
  'menu-button',
  'menu-head',
  'menu-list',
  'menu-nav',
  'menu-title',
  'not-found',
  'notice',
  'page-actions',
  'page-title',
  'page-top',
  'post-date',
  'post-info',
  'post-list',
  'progress-bar',
  'read-more',
  'search-box',
  'search-field',
  'search-hits',
  'search-input',
  'search-message',
  'search-page',
  'search-results',
  'shell',
  'sidebar',
  'sidebar-link',
  'sidebar-list',
  'sidebar-row',
  'sidebar-toggle',
  'tab',
  'tab-label',
  'tab-panel',
  'tab-row',
  'table-scroll',
  'tag-count',
  'tag-group',
  'tag-link',
  'tag-list',
  'tag-row',
  'toc',
  'toc-link',
  'toc-list',
  'toc-title',
  'version-badge',
];

/** Elements that docsite's theme draws with these classes, including everything inside them. */
const drawnWhole = [
  ...componentList.filter((component) => component !== 'details.details'),
  '.navbar',
  'aside.announcement',
  '[popover]',
  '.menu-docs',
  'footer:has(> .footer-inner)',
  'dialog',
  'nav.toc-compact',
  'nav.pagination',
  'header.page-title',
  '.page-actions:has(> .page-action)',
  ':is(ul, ol).entry-list',
  'ul.tag-list',
  'section.tag-group',
  'ul.author-list',
  '.author:has(> .author-text)',
  'ul.archive-list',
  'article.post-entry',
  '.post-info:has(time)',
  '.doc-footer',
  '[role="note"].notice',
  '.search-page:has(> .search-box-large)',
  '.search-box:has(> .search-input)',
  '.reload-prompt',
];

/** Elements that docsite's theme draws with these classes around elements of the author, or inside them. */
const drawn = [
  'details',
  'summary',
  '.tabs',
  '[role="tabpanel"]',
  'div.tab-label',
  '.heading-anchor',
  '.external-mark',
  'svg[width="20"][aria-hidden]',
  'a.edit-link',
  'p.last-update',
  'a.tag-link',
  'a.read-more',
  '.table-scroll:has(> table)',
];

/** A selector for elements that docsite's theme does not draw. */
export const notDrawn = `:not(:where(${[...drawn, ...drawnWhole, `:is(${drawnWhole.join(', ')}) *`].join(', ')}))`;
