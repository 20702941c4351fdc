import { readFileSync } from 'node:fs';
import { once } from '@docsite/core';
import { parse, type Root } from 'postcss';
import { type CodeThemes, codeColorsOf } from './code/code-colors.js';
import { askedRules } from './infima/asked-rules.js';
import { keepVariables, variablesIn } from './infima/keep-variables.js';
import { pickRules, sharedClasses } from './infima/pick-rules.js';
import { tokenStyles } from './infima/tokens.js';
import type { SiteWords } from './sources/site-words.js';
import { type DrawnParts, drawnPartRules } from './theme/drawn-parts.js';
import { menuPanel, navbarAndFooter, relativeSizes } from './theme/frame-rules.js';
import { resetsOf } from './theme/own-resets.js';
import { pageRules, themeVariables, unwrappedTables } from './theme/theme-rules.js';

/** How much of Infima an adopted site receives, its cascade order, and the colours of code. */
export interface LooksOptions extends DrawnParts {
  /** Infima's style sheet, absolute. */
  readonly infimaFile: string;
  /** Set if the site's style sheets override all of Infima, whatever their selectors: `future.v4`. */
  readonly layers?: ThemeLayers | undefined;
  /** The class names by which the site's code queries elements. */
  readonly sought?: ReadonlySet<string> | undefined;
  readonly codeThemes?: CodeThemes;
}

/** The layers of Infima and of Docusaurus's theme. */
export interface ThemeLayers {
  /** Whether the layers include rules in media queries, which cssnano would have moved out of them. */
  readonly withMedia: boolean;
}

/** A class of Docusaurus's theme that components copied from it have. */
const largeMargin = '.docusaurus-mt-lg { margin-top: 3rem; }\n';

/** The layers of Docusaurus's packages, in their order. */
const layerNames = [
  'infima',
  'theme-common',
  'theme-classic',
  'core',
  'plugin-debug',
  'theme-mermaid',
  'theme-live-codeblock',
  'theme-search-algolia.docsearch',
  'theme-search-algolia',
].map((name) => `docusaurus.${name}`);

/** The name under which the configuration lists it among its style sheets. */
export const looksModule = '@docusaurus/looks.css';

/**
 * The style sheet of an adopted site that precedes its own: the parts of Infima that it uses, applied to docsite's
 * theme.
 */
export function looksOf(
  site: SiteWords,
  { infimaFile, layers, sought, codeThemes = {}, ...drawn }: LooksOptions,
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
    pageRules,
    ...[navbarAndFooter, menuPanel, relativeSizes, unwrappedTables, asked].map((css) =>
      layers ? inThemeLayer(css) : css,
    ),
    drawnPartRules(drawn),
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

/** Modules of a site, with its looks created on access, because threads that parse documents do not need them. */
export function withLooks(modules: Readonly<Record<string, string>>, make: () => string): Record<string, string> {
  return Object.defineProperty({ ...modules }, looksModule, { enumerable: true, get: once(make) });
}
