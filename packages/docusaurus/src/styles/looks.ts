import { readFileSync } from 'node:fs';
import { parse, type Root } from 'postcss';
import { type CodeThemes, codeColorsOf } from './code-colors.js';
import { foldsOfTheme } from './fold-marks.js';
import { keepVariables, variablesIn } from './keep-variables.js';
import { pickRules } from './pick-rules.js';
import type { SiteWords } from './site-words.js';
import { tokenStyles } from './tokens.js';

/** How much of Infima an adopted site receives, its cascade order, and the colours of code. */
export interface LooksOptions {
  /** Infima's style sheet, absolute. */
  readonly infimaFile: string;
  /** Set if the site's style sheets override all of Infima, whatever their selectors: `future.v4`. */
  readonly layers?: ThemeLayers | undefined;
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
  /** Whether the site has its own marks for navbar dropdowns. */
  readonly setsDropdownMarks?: boolean;
  /** Whether the site has its own marks for folds. */
  readonly setsFoldMarks?: boolean;
  readonly codeThemes?: CodeThemes;
}

/** The layers of Infima and of Docusaurus's theme. */
export interface ThemeLayers {
  /** Whether their rules in media queries are in them, too, which they are not if cssnano has sorted these. */
  readonly withMedia: boolean;
}

/** The layers of Docusaurus's packages, in their order. */
const layerNames = [
  ...['infima', 'theme-common', 'theme-classic', 'core', 'plugin-debug', 'theme-mermaid', 'theme-live-codeblock'],
  ...['theme-search-algolia.docsearch', 'theme-search-algolia'],
].map((name) => `docusaurus.${name}`);

/** Keeps the proportions of a logo whose height the site sets. */
const logoWidth = ':where(.navbar-logo > img) { width: auto; }\n';

/**
 * Shows items of docsite's navbar, which are list items, outside of lists on wide screens, with the colours of the
 * navbar, and the logo with the distances that it has beside them in Infima.
 */
const looseItems = `
:is(header, nav) :not(ul, ol, menu) > li { display: block; list-style: none; }
:where(.navbar :not(ul, ol, menu) > li) > .navbar-link { color: var(--ds-navbar-text); }
:where(.navbar :not(ul, ol, menu) > li) > .navbar-link:where(:hover) { color: var(--ds-navbar-hover); }
:where(.navbar :not(ul, ol, menu) > li) > .navbar-link:where([aria-current]) { color: var(--ds-navbar-current); }
:where(.navbar__items > .navbar-logo) { gap: 0; margin-inline-end: 1rem; }
:where(.navbar__items > .navbar-logo > img) { margin-inline-end: 0.5rem; }
/* they are in the menu there */
@media (width <= 996px) { .navbar :not(ul, ol, menu) > li:has(> :is(.navbar-link, .dropdown)) { display: none; } }
`;

/** Gives a navbar that the site draws the colours of a light one: it lacks the attribute for its style. */
const lightNavbar = `
:where(.navbar:not([data-style], .navbar--dark, .navbar--primary)) {
  --ds-navbar-current: var(--ifm-navbar-link-active-color, var(--ifm-navbar-link-hover-color, var(--ds-accent)));
  --ds-navbar-hover-bg: var(--ds-hover);
}
`;

/** Makes the search field in a navbar drawn by the site as wide as the classic theme's search button. */
const narrowSearch = '@media (width > 996px) { .navbar .search-box { width: clamp(7rem, 30vw - 11rem, 10.5rem); } }\n';

const noMarks = '.navbar .dropdown-chevron { display: none; }\n';

/** The name under which the configuration lists it among its style sheets. */
export const looksModule = '@docusaurus/looks.css';

/**
 * The style sheet of an adopted site that precedes its own: the parts of Infima that it uses, applied to docsite's
 * theme.
 */
export function looksOf(site: SiteWords, { infimaFile, layers, codeThemes = {}, ...own }: LooksOptions): string {
  const tokens = [tokenStyles(site.settings), codeColorsOf(codeThemes)].join('\n');
  const infima = pickRules(readFileSync(infimaFile, 'utf8'), withCurrent(site.words));
  // menus and dialogs have the background of the page
  infima.walkDecls('--ifm-background-color', (background) => {
    if (background.value === 'transparent') background.value = '#fff';
  });
  infima.prepend(parse(`:root { ${themeVariables} }`).nodes);
  const used = keepVariables(infima, [...site.variables, ...variablesIn(tokens)]);
  if (layers === undefined) return [used.toString(), tokens, page, edges, tables, ownParts(own)].join('\n');
  return [...layered(used, layers), tokens, page, inThemeLayer(edges), inThemeLayer(tables), ownParts(own)].join('\n');
}

/** Infima's rules in their layer. Docusaurus's layers are declared first, so that their order is known. */
function layered(infima: Root, { withMedia }: ThemeLayers): string[] {
  const media = withMedia ? [] : infima.nodes.filter((node) => node.type === 'atrule' && node.name === 'media');
  for (const rule of media) rule.remove();
  return [
    `@layer ${layerNames.join(', ')};`,
    `@layer docusaurus.infima {\n${infima.toString()}\n}`,
    ...media.map((rule) => rule.toString()),
  ];
}

function inThemeLayer(css: string): string {
  return `@layer docusaurus.theme-classic {${css}\n}`;
}

/** Words of a site with the classes that docsite's links get on the pages that they lead to. */
function withCurrent(words: ReadonlySet<string>): ReadonlySet<string> {
  const own = ['navbar__link', 'menu__link'].filter((name) => words.has(name));
  return new Set([...words, ...own.map((name) => `${name}--active`)]);
}

type OwnParts = Omit<LooksOptions, 'infimaFile' | 'layers' | 'codeThemes'>;

/** Rules that depend on parts drawn by the site itself. */
function ownParts(own: OwnParts): string {
  const { setsLogoWidth, drawsParts, drawsToc, drawsDocuments, drawsMenu, drawsNavbar } = own;
  return [
    ...(setsLogoWidth ? [] : [logoWidth]),
    ...(own.logoBoxHeight ? [`:where(.navbar-logo) { height: ${own.logoBoxHeight}; }\n`] : []),
    ...(drawsParts ? [bareElements, lightNavbar, panelArrow] : []),
    ...(drawsToc ? [tocInDocument] : []),
    ...(drawsDocuments ? [wholeWidth] : []),
    ...(drawsMenu ? [menuApart] : []),
    ...(drawsNavbar ? [looseItems, narrowSearch] : []),
    ...(own.setsDropdownMarks ? [noMarks] : []),
    ...(own.setsFoldMarks ? [foldsOfTheme] : []),
  ].join('');
}

/** Modules of a site, with its looks created on access, because threads that parse documents do not need them. */
export function withLooks(modules: Readonly<Record<string, string>>, make: () => string): Record<string, string> {
  let made: string | undefined;
  const get = () => {
    made ??= make();
    return made;
  };
  return Object.defineProperty({ ...modules }, looksModule, { enumerable: true, get });
}

/** Variables of the classic theme. */
const themeVariables = `
  --doc-sidebar-width: 300px;
  --docusaurus-collapse-button-bg: transparent;
  --docusaurus-collapse-button-bg-hover: rgb(0 0 0 / 10%);
  --docusaurus-highlighted-code-line-bg: rgb(0 0 0 / 10%);
  --docusaurus-progress-bar-color: var(--ifm-color-primary);`;

/** Hides what only screen readers are to get. */
const unseen =
  '{ position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); white-space: nowrap; }';

/**
 * The navbar has the background set by the site, and pages drawn by the site take the full width of the window.
 * Docusaurus sites are dark by an attribute that a script sets: without it, the whole page is light.
 */
const page = `
:root[data-follow-system]:not([data-js], [data-follow-system="false"]) { color-scheme: light; }
.main-wrapper { display: flex; flex-direction: column; width: 100%; margin-inline: auto; }
:where(.shell-full > .main) :where(img, svg, video) { vertical-align: baseline; }
/* what is as wide as the window is there, less the sidebar, is as wide as the place for it here */
.shell-docs > .main { --doc-sidebar-width: 0px; }
/* a sidebar that the site draws itself has the class that docsite's own menu has */
.menu-docs .menu:not(.menu-docs) { display: block; }
/* the column of a sidebar that the site draws itself is as wide as the place for it */
.menu-docs > .col { max-width: none; }
:where(.menu-docs > .col a, .table-of-contents__link) { text-decoration: none; }
.navbar { backdrop-filter: none; }
/* only headings on the top level of a text have the distances of its rhythm */
:where(.markdown :not([data-body]) > :is(h2, h3, h4, h5, h6)) { margin-block: 0 var(--ifm-heading-margin-bottom, 1rem); }
/* Docusaurus's table of contents has no title, so a site that draws the place of it may add its own */
.toc .toc > .toc-title ${unseen}
/* code that the site draws itself: what floats in it keeps its height */
:where(.main pre:not(.code-frame > pre)) { overflow: auto; }
.doc-root-main { flex: 1; min-width: 0; }
/* headings have the colour of what they are in, such as a hero */
:where(.markdown :is(h1, h2, h3, h4, h5, h6):not(.card-grid *)) { color: var(--ifm-heading-color, inherit); }
/* a layout of the site has the navbar and the footer in the page, with the marks of their links */
.main .external-mark:not(.navbar *, .footer *) { position: absolute; margin: 0; padding: 0; }
.shell-full > .main > div { padding: 0; }
/* code that the site colours itself with inline styles */
.token-line > .token:not([style]) { color: inherit; font-style: inherit; }
.shell-full > .main { line-height: var(--ifm-line-height-base, 1.65); }`;

/** Gives the navbar and the footer the sizes and positions of the classic theme. */
const edges = `
.navbar {
  display: flex;
  height: var(--ds-navbar-height);
  /* a site may make it lower on narrow screens */
  min-height: 0;
  padding: var(--ifm-navbar-padding-vertical, 0.5rem) var(--ifm-navbar-padding-horizontal, 1rem);
}
/* where the room around it leaves less, it goes on over that */
.navbar-inner { flex: 1; min-width: 0; min-height: min-content; max-width: none; margin: 0; padding: 0; }
.navbar-inner .navbar-list { flex-wrap: nowrap; }
/* Infima does not underline links, which items that the site draws itself rely on */
:where(.navbar a) { text-decoration: var(--ifm-link-decoration, none); }
.navbar-list > li > :is(.navbar-link, .dropdown > .navbar-link) { white-space: normal; }
.navbar-color-mode { display: contents; }
/* a site may have moved the button of the menu to this end */
@media (width <= 996px) {
  .navbar-tools { position: absolute; inset-inline-end: var(--ifm-navbar-padding-horizontal, 1rem); }
  /* what places it beside the bar, or in the menu */
  .navbar-color-mode > * { position: static !important; }
}
.announcement { min-height: 0; font-size: 0.85rem; }
.announcement-text { padding-block: 5px; }
.announcement[style] a { font-weight: inherit; }
.announcement[style] .icon-button { color: inherit; }
.footer { border-block-start: 0; font-size: 1rem; }
.footer-inner {
  max-width: var(--ifm-container-width, 1140px);
  padding: var(--ifm-footer-padding-vertical, 2rem) var(--ifm-spacing-horizontal, 1rem);
}
.footer-columns { gap: 1rem 2rem; }
.footer-title { margin-block-end: 1.25rem; font-weight: 700; line-height: 1.25; }
.footer-link { padding-block: 0; line-height: 2; }
.footer-end { flex-direction: column; text-align: center; }
.footer-columns + .footer-end { margin-block-start: 1rem; padding-block-start: 0; border: 0; }
.footer-logo > img { max-width: var(--ifm-footer-logo-max-width, min(30rem, 90vw)); height: auto; margin-block-start: 1rem; }
@media (width >= 1440px) { .footer-inner { max-width: var(--ifm-container-width-xl, 1320px); } }
@media (width <= 996px) { .footer-columns { grid-template-columns: 1fr; row-gap: 3rem; margin-block-end: 3rem; } }`;

/**
 * Tables written as elements in documents are not wrapped in a scrolling box. The site's own rules for tables take
 * precedence.
 */
const tables = `
:where(.markdown table:not(.table-scroll > *)) {
  display: block;
  overflow: auto;
  margin-block: 0 1.25rem;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.55;
}
:where(.markdown table:not(.table-scroll > *) :is(th, td)) { padding: 0.6875rem 1rem; border: 1px solid var(--ds-border); }
:where(.markdown table:not(.table-scroll > *) thead th) { background: var(--ds-surface); color: var(--ds-heading); font-weight: 600; }`;

/** Links beside the parts of docsite's frame, such as those of a banner above the navbar, or of a footer of its own. */
const framelessLinks =
  ':where(a:not(:is(.announcement, .navbar, .menu, .shell, .footer:has(> .footer-inner), dialog) *, .skip-link))';

/** Elements of components that docsite's theme has no rules for: the layer within its own gives way to these. */
const bareElements = `
@layer theme.site {
  :is(.main a, ${framelessLinks}) { color: var(--ds-link); text-decoration: var(--ifm-link-decoration, none); }
  .menu a { text-decoration: none; }
  :is(.main a, ${framelessLinks}):hover { color: var(--ds-link-hover); }
  .main hr { height: 1px; border: 0; background: var(--ds-border); }
}
`;

/** The arrow on the button that hides the sidebar points to it while it is there, and away from it otherwise. */
const panelArrow = ':where([aria-expanded="true"]) > .panel-arrow { rotate: 180deg; }\n';

/** Makes the text and the table of contents of a document columns of the layout drawn by the site. */
const tocInDocument = `
.doc-item .toc > .toc-title ${unseen}
.shell > .main > .doc-item { max-width: none; }
@media screen and (width > 996px) {
  .shell-docs > .main:has(> .doc-item) { grid-column: 2 / -1; }
  .doc-item .toc { display: block; padding-block-start: 0; }
}
`;

/** Gives a layout without a table of contents the place of that, too. */
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
:where(.col > .markdown) :where(pre:not(.code-frame > pre)) {
  border-radius: var(--ifm-pre-border-radius, 0.4rem);
  background: var(--ifm-pre-background, var(--ds-code-bg));
}
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
.main .theme-doc-sidebar-container { display: none; }
#ds-menu { --ifm-navbar-sidebar-width: 100%; }
#ds-menu .navbar-sidebar { position: static; visibility: visible; width: auto; height: 100%; opacity: 1; transform: none; box-shadow: none; }
:where(.menu a) { text-decoration: none; }
`;
