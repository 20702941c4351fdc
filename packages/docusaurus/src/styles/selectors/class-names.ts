import type { ClassAlias, SelectorAliases } from '@docsite/core';
import { frameClasses } from './frame-classes.js';
import { ownClasses } from './own-classes.js';
import { pageClasses } from './page-classes.js';
import { textClasses } from './text-classes.js';

/** The ids of docsite's elements, by those of Docusaurus. */
export const elementIds: Readonly<Record<string, string>> = {
  __docusaurus: 'ds-root',
  __docusaurus_skipToContent_fallback: 'ds-main',
};

/** Classes of Docusaurus's classic theme with corresponding elements in docsite's theme. */
const classes: Readonly<Record<string, string | ClassAlias>> = {
  ...frameClasses,
  ...pageClasses,
  // docsite uses these names for elements of its own
  ...ownClasses,
  main: { theirs: '.main:where(:not(#ds-main))' },
  'icon-button': { theirs: '.icon-button:where(:not([data-action], [popovertarget], dialog *))' },
  icon: { theirs: '.icon:where(:not(svg[width="20"][aria-hidden]))' },
  ...textClasses,
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
