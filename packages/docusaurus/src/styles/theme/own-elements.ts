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
const within: Readonly<Record<string, string>> = { breadcrumbs: ':is(li, a)', card: 'code' };

/** Classes of docsite's theme that a site is likely to use for elements of its own. */
const likely = [
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

const notDrawn = `:not(:where(${[...drawn, ...drawnWhole, `:is(${drawnWhole.join(', ')}) *`].join(', ')}))`;

const allReset = 'all: revert-layer; box-sizing: border-box;';

/** Within the layer of docsite's theme, rules override all others if their selectors are as specific as an id. */
function overTheme(selectors: readonly string[], ends: readonly string[], declarations = allReset): string {
  const any = `:is(${selectors.join(', ')}, #ds-none)`;
  return `@layer theme { ${ends.map((end) => any + end).join(', ')} { ${declarations} } }`;
}

/** Undoes the rules of docsite's theme for elements on the site's own pages, outside of components of the theme. */
export function resetOnOwnPages(elements: string, property: string): string {
  return overTheme([`${ownPages} :is(${elements}):not(${components} *)`], [''], `${property}: revert-layer;`);
}

/**
 * Rules that undo what docsite's theme sets for elements of the site, because their classes have the same names.
 * Attributes such as `width` keep their effect.
 *
 * @param sharedNames Classes of Infima that the site uses, in `shared`.
 * @param words All words in the site's code.
 */
export function resetsOf(sharedNames: readonly string[], words: ReadonlySet<string>): string {
  const named = likely.filter((name) => words.has(name));
  return [
    ...(sharedNames.length > 0 ? [resetOfShared(sharedNames)] : []),
    ...(sharedNames.includes('breadcrumbs') ? [':where(ul.breadcrumbs) > li::before { content: none; }'] : []),
    ...(named.length > 0 ? [resetOfLikely(named)] : []),
  ].join('\n');
}

/** Undoes rules for elements with classes in both Infima and docsite's theme, and for elements inside them. */
function resetOfShared(names: readonly string[]): string {
  const own = names.map((name) => `.${name}${shared[name]}`);
  const parts = names.flatMap((name, index) =>
    within[name] === undefined ? [] : [`${ownPages} ${own[index]} ${within[name]}:not(${components} *)`],
  );
  return overTheme([...own, ...parts], ['']);
}

/**
 * Undoes rules for elements with classes that only docsite's theme has. In documents, elements of other types look like
 * text.
 */
function resetOfLikely(names: readonly string[]): string {
  const own = `:is(${names.map((name) => `.${name}`).join(', ')})${notDrawn}`;
  const selectors = [
    `${ownPages} ${own}`,
    `${ownPages} ${own} *${notDrawn}`,
    `.markdown :is(div, span, section, svg)${own}`,
  ];
  return overTheme(selectors, ['', '::before', '::after']);
}
