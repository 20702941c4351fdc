import { unseen } from './theme-rules.js';

/** Which parts of pages a site draws itself, and which of their properties its style sheets set. */
export interface DrawnParts {
  /** Whether the site draws the table of contents of documents, in a column next to their text. */
  readonly drawsToc?: boolean;
  /** Whether the site draws the layout of documents. */
  readonly drawsDocuments?: boolean;
  /** Whether the menu on narrow screens is separate from the sidebar next to the page. */
  readonly drawsMenu?: boolean;
  /** Whether the configuration sets the width of the logo in the navbar. */
  readonly setsLogoWidth?: boolean;
  /** The height of the element around the logo, if its image is sized in relation to that. */
  readonly logoBoxHeight?: string | undefined;
  /** Whether the site draws parts of pages by its own components. */
  readonly drawsParts?: boolean;
  /** Whether the site draws the navbar, whose items may be placed without a list. */
  readonly drawsNavbar?: boolean;
  /** Whether the site draws the button that leads back to the top. */
  readonly drawsTopButton?: boolean;
  /** Whether the site has its own marks for navbar dropdowns. */
  readonly setsDropdownMarks?: boolean;
  /** Whether the site has its own marks for folds. */
  readonly setsFoldMarks?: boolean;
}

/** Rules that depend on parts drawn by the site itself. */
export function drawnPartRules(parts: DrawnParts): string {
  return [
    ...(parts.setsLogoWidth ? [] : [logoWidth]),
    ...(parts.logoBoxHeight ? [`:where(.navbar-logo) { height: ${parts.logoBoxHeight}; }\n`] : []),
    ...(parts.drawsParts ? [unstyledElements, lightNavbar, panelArrow, postSidebar] : []),
    ...(parts.drawsToc ? [tocInDocument] : []),
    ...(parts.drawsDocuments ? [wholeWidth] : []),
    ...(parts.drawsMenu ? [menuApart] : []),
    ...(parts.drawsNavbar ? [looseItems] : []),
    ...(parts.drawsTopButton ? [noTopButton] : []),
    ...(parts.setsDropdownMarks ? [noMarks] : []),
    ...(parts.setsFoldMarks ? [foldsOfTheme] : []),
  ].join('');
}

/** Keeps the proportions of a logo whose height the site sets. */
const logoWidth = ':where(.navbar-logo > img) { width: auto; }\n';

/** Elements around items of a navbar that are outside of lists: list items, and others that the site puts them into. */
const loose = ':where(.navbar :not(ul, ol, menu) > li, .navbar :not(ul, ol, menu, li, .dropdown))';

/**
 * Shows items of docsite's navbar, most of which are list items, outside of lists on wide screens, with the colours of
 * the navbar, and gives the logo the distances that it has next to them in Infima.
 */
const looseItems = `
:is(header, nav) :not(ul, ol, menu) > li { display: block; list-style: none; }
${loose} > .navbar-link { color: var(--ds-navbar-text); }
${loose} > .navbar-link:where(:hover) { color: var(--ds-navbar-hover); }
${loose} > .navbar-link:where([aria-current]) { color: var(--ds-navbar-current); }
:where(.navbar__items > .navbar-logo) { gap: 0; margin-inline-end: 1rem; }
:where(.navbar__items > .navbar-logo > img) { margin-inline-end: 0.5rem; }
/* they are in the menu there */
@media (width <= 996px) {
  .navbar :not(ul, ol, menu) > li:has(> :is(.navbar-link, .dropdown)) { display: none; }
  .navbar :not(ul, ol, menu, li, .dropdown) > :is(.navbar-link, .dropdown) { display: none; }
}
`;

/** Gives a navbar drawn by the site, which lacks the attribute for its style, the colours of a light one. */
const lightNavbar = `
:where(.navbar:not([data-style], .navbar--dark, .navbar--primary)) {
  --ds-navbar-current: var(--ifm-navbar-link-hover-color, var(--ds-accent));
  --ds-navbar-hover-bg: var(--ds-hover);
}
`;

/** Hides docsite's button, which the site's own replaces. */
const noTopButton = '.back-to-top { display: none; }\n';

/** Hides docsite's mark, which the site's own replaces. */
const noMarks = '.navbar .dropdown-chevron { display: none; }\n';

/**
 * Links next to the parts of docsite's frame, such as those of a banner above the navbar or of the site's own footer.
 */
const framelessLinks =
  ':where(a:not(:is(.announcement, .navbar, .menu, .shell, .footer:has(> .footer-inner), dialog) *, .skip-link))';

/** The newest posts in a layout of the site, as in the classic theme. */
const postSidebar = `
.main .post-sidebar {
  position: sticky;
  top: calc(var(--ifm-navbar-height) + 2rem);
  overflow-y: auto;
  max-height: calc(100vh - (var(--ifm-navbar-height) + 2rem));
}
:where(.post-sidebar-title) { font-size: var(--ifm-h3-font-size); font-weight: var(--ifm-font-weight-bold); }
.post-sidebar h3 { margin: 1.6rem 0 0.4rem; }
.post-sidebar ul { font-size: 0.9rem; list-style: none; }
.post-sidebar li { margin-block-start: 0.7rem; }
.post-sidebar a { display: block; color: var(--ifm-font-color-base); text-decoration: none; }
.post-sidebar [aria-current] { color: var(--ifm-color-primary); }
`;

/**
 * Elements of components for which docsite's theme has no rules; a layer inside the theme's own has a lower precedence
 * than these.
 */
const unstyledElements = `
@layer theme.site {
  :is(.main a, .toc a, ${framelessLinks}) { color: var(--ds-link); text-decoration: var(--ifm-link-decoration, none); }
  .menu a { text-decoration: none; }
  :is(.main a, .toc a, ${framelessLinks}):hover { color: var(--ds-link-hover); }
  .main hr { height: 1px; border: 0; background: var(--ds-border); }
}
`;

/**
 * Makes the arrow on the button that hides the sidebar point to the sidebar while it is shown, and away from it
 * otherwise.
 */
const panelArrow = ':where([aria-expanded="true"]) > .panel-arrow { rotate: 180deg; }\n';

/** Makes the text and the table of contents of a document columns of the layout drawn by the site. */
const tocInDocument = `
.doc-item .toc > .toc-title ${unseen}
.shell > .main > .doc-item { max-width: none; }
@media screen and (width > 996px) {
  .shell-docs > .main:has(> .doc-item) { grid-column: 2 / -1; }
  .doc-item .toc { display: block; padding-block-start: 0; }
  .doc-item :is(.toc-compact, .theme-doc-toc-mobile) { display: none; }
}
`;

/** Lets a layout without a table of contents use the space for it, too. */
const wholeWidth = `
.shell-docs:not(.shell-toc) > .main > .row { max-width: none; }
/* text that stands in a column without an element of its own has the sizes and distances of other elements there */
:where(.col) > :where(.markdown) { font-size: 1rem; }
:where(.col > .markdown) :where(h1, h2, h3, h4, h5, h6) { margin-block: 0 var(--ifm-heading-margin-bottom, 1.25rem); max-width: none; }
:where(.col > .markdown) :where(h1) { font-size: var(--ifm-h1-font-size, 2rem); }
:where(.col > .markdown) :where(h2) { font-size: var(--ifm-h2-font-size, 1.5rem); }
:where(.col > .markdown) :where(h3) { font-size: var(--ifm-h3-font-size, 1.25rem); }
:where(.col > .markdown) :where(p, ul, ol, dl, pre, blockquote, .code-frame, .table-scroll, .details) {
  margin-block: 0 var(--ifm-leading, 1.25rem);
  max-width: none;
}
:where(.col > .markdown) :where(p, ul, ol):last-child { margin-block-end: 0; }
@media screen and (width >= 1200px) { .shell-docs:not(.shell-toc) > .main:has(> .row) { grid-column: 2 / -1; } }
`;

/** Separates the sidebar next to the page from the menu on narrow screens. */
const menuApart = `
@media (width <= 996px) { .menu-docs { display: none; } }
/* it stands below the navbar, not behind it, and is as wide as its column, which scrolls */
.menu-docs { --ifm-navbar-height: 0px; --doc-sidebar-width: 100%; }
.menu-docs > .theme-doc-sidebar-container { border: 0; clip-path: none; }
.menu-docs > .theme-doc-sidebar-container > * { max-height: none; }
/* what the site draws around documents has a place for it, too */
.shell-docs > .main .theme-doc-sidebar-container { display: none; }
#ds-menu > * { --ifm-navbar-sidebar-width: 100%; }
#ds-menu .navbar-sidebar { position: static; visibility: visible; width: auto; height: 100%; opacity: 1; transform: none; box-shadow: none; }
:where(.menu a) { text-decoration: none; }
`;

/** The sizes and the mark that `<details>` have in the classic theme, on which rules of sites for the mark build. */
const foldsOfTheme = `
:where(.details) { padding: var(--ifm-alert-padding-vertical, 1rem) var(--ifm-alert-padding-horizontal, 1rem); }
:where(.details > summary) { margin-inline: 0; padding: 0 0 0 1rem; color: inherit; font-weight: inherit; }
:where(.details > summary + *) { margin-block-start: 1rem; }
:where(.details > summary)::before {
  inset: 0.45rem auto auto 0;
  width: auto;
  height: auto;
  border: var(--docusaurus-details-summary-arrow-size, 0.38rem) solid transparent;
  border-left-color: var(--docusaurus-details-decoration-color, var(--ds-muted));
  background: none;
  clip-path: none;
  transform: none;
  transform-origin: calc(var(--docusaurus-details-summary-arrow-size, 0.38rem) / 2) 50%;
}
:where(.details[open] > summary)::before { transform: rotate(90deg); }
`;
