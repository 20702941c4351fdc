import { readFileSync } from 'node:fs';
import { once } from '@docsite/core';
import { parse, type Root } from 'postcss';
import { type CodeThemes, codeColorsOf } from './code/code-colors.js';
import { askedRules } from './infima/asked-rules.js';
import { keepVariables, variablesIn } from './infima/keep-variables.js';
import { pickRules, sharedClasses } from './infima/pick-rules.js';
import { tokenStyles } from './infima/tokens.js';
import type { SiteWords } from './sources/site-words.js';
import { foldsOfTheme } from './theme/fold-marks.js';
import { edges, menuPanel, relations } from './theme/frame-rules.js';
import { resetsOf } from './theme/own-elements.js';
import {
  bareElements,
  menuApart,
  page,
  panelArrow,
  postSidebar,
  tables,
  themeVariables,
  tocInDocument,
  wholeWidth,
} from './theme/theme-rules.js';

/** How much of Infima an adopted site receives, its cascade order, and the colours of code. */
export interface LooksOptions {
  /** Infima's style sheet, absolute. */
  readonly infimaFile: string;
  /** Set if the site's style sheets override all of Infima, whatever their selectors: `future.v4`. */
  readonly layers?: ThemeLayers | undefined;
  /** The class names by which the site's code queries elements. */
  readonly sought?: ReadonlySet<string> | undefined;
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
  /** Whether the layers include rules in media queries, which cssnano would have moved out of them. */
  readonly withMedia: boolean;
}

/** The layers of Docusaurus's packages, in their order. */
const layerNames = [
  ...['infima', 'theme-common', 'theme-classic', 'core', 'plugin-debug', 'theme-mermaid', 'theme-live-codeblock'],
  ...['theme-search-algolia.docsearch', 'theme-search-algolia'],
].map((name) => `docusaurus.${name}`);

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

/** A class of Docusaurus's theme that components copied from it have. */
const largeMargin = '.docusaurus-mt-lg { margin-top: 3rem; }\n';

const noMarks = '.navbar .dropdown-chevron { display: none; }\n';

/** The name under which the configuration lists it among its style sheets. */
export const looksModule = '@docusaurus/looks.css';

/**
 * The style sheet of an adopted site that precedes its own: the parts of Infima that it uses, applied to docsite's
 * theme.
 */
export function looksOf(
  site: SiteWords,
  { infimaFile, layers, sought, codeThemes = {}, ...own }: LooksOptions,
): string {
  const infimaCss = readFileSync(infimaFile, 'utf8');
  const tokens = [tokenStyles(site.settings), codeColorsOf(codeThemes)].join('\n');
  const asked = askedRules(infimaCss, site.settings);
  const infima = pickRules(infimaCss, withCurrent(site.words), sought);
  // menus and dialogs have the background of the page
  infima.walkDecls('--ifm-background-color', (background) => {
    if (background.value === 'transparent') background.value = '#fff';
  });
  infima.prepend(parse(`:root { ${themeVariables} }`).nodes);
  const used = keepVariables(infima, [...site.variables, ...[tokens, asked, menuPanel].flatMap(variablesIn)]);
  const resets = resetsOf(sharedClasses(site.words), site.words);
  const rest = [
    tokens,
    page,
    ...[edges, menuPanel, relations, tables, asked].map((css) => (layers ? inThemeLayer(css) : css)),
    ownParts(own),
    ...(site.words.has('docusaurus-mt-lg') ? [largeMargin] : []),
  ];
  return [...(layers ? layered(used, layers) : [used.toString()]), resets, ...rest].join('\n');
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

/** The words of a site, and the classes that docsite's links have on the page they lead to. */
function withCurrent(words: ReadonlySet<string>): ReadonlySet<string> {
  const own = ['navbar__link', 'menu__link'].filter((name) => words.has(name));
  return new Set([...words, ...own.map((name) => `${name}--active`)]);
}

type OwnParts = Omit<LooksOptions, 'infimaFile' | 'layers' | 'sought' | 'codeThemes'>;

/** Rules that depend on parts drawn by the site itself. */
function ownParts(own: OwnParts): string {
  const { setsLogoWidth, drawsParts, drawsToc, drawsDocuments, drawsMenu, drawsNavbar } = own;
  return [
    ...(setsLogoWidth ? [] : [logoWidth]),
    ...(own.logoBoxHeight ? [`:where(.navbar-logo) { height: ${own.logoBoxHeight}; }\n`] : []),
    ...(drawsParts ? [bareElements, lightNavbar, panelArrow, postSidebar] : []),
    ...(drawsToc ? [tocInDocument] : []),
    ...(drawsDocuments ? [wholeWidth] : []),
    ...(drawsMenu ? [menuApart] : []),
    ...(drawsNavbar ? [looseItems] : []),
    ...(own.setsDropdownMarks ? [noMarks] : []),
    ...(own.setsFoldMarks ? [foldsOfTheme] : []),
  ].join('');
}

/** Modules of a site, with its looks created on access, because threads that parse documents do not need them. */
export function withLooks(modules: Readonly<Record<string, string>>, make: () => string): Record<string, string> {
  return Object.defineProperty({ ...modules }, looksModule, { enumerable: true, get: once(make) });
}
