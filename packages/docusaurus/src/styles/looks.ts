import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { keepVariables, variablesIn } from './keep-variables.js';
import { pickRules } from './pick-rules.js';
import type { SiteWords } from './site-words.js';
import { tokenStyles } from './tokens.js';

export interface LooksOptions {
  /** The style sheet of Infima, absolute. */
  readonly infimaFile: string;
  /** Whether the site's style sheets come before all of Infima, whatever their selectors: `future.v4`. */
  readonly inLayer: boolean;
  /** Colours of code. */
  readonly codeColors?: string;
}

/** The name by which the configuration has it among its style sheets. */
export const looksModule = '@docusaurus/looks.css';

/** The style sheet of an adopted site that comes before its own: what it uses of Infima, read by docsite's theme. */
export function looksOf(site: SiteWords, { infimaFile, inLayer, codeColors = '' }: LooksOptions): string {
  const tokens = [tokenStyles(site.settings), codeColors].join('\n');
  const infima = pickRules(readFileSync(infimaFile, 'utf8'), site.words);
  // menus and dialogs have the ground of the page
  infima.walkDecls('--ifm-background-color', (ground) => {
    if (ground.value === 'transparent') ground.value = '#fff';
  });
  infima.prepend(parse(`:root { ${themeVariables} }`).nodes);
  const used = keepVariables(infima, [...site.variables, ...variablesIn(tokens)]).toString();
  return `${inLayer ? `@layer docusaurus.infima {\n${used}\n}` : used}\n${tokens}\n${page}\n`;
}

/** Modules of a site, and its looks: these are made when they are asked for, as threads that parse documents are not. */
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

/**
 * The navbar has the ground that the site gives it, and pages that it draws itself reach from edge to edge. Sites of
 * Docusaurus are dark by an attribute that a script sets: without it, all of a page is light.
 */
const page = `
:root[data-follow-system]:not([data-js], [data-follow-system="false"]) { color-scheme: light; }
:where(.shell-full > .main) :where(img, svg, video) { vertical-align: baseline; }
.navbar { backdrop-filter: none; }
.shell-full > .main > div { padding: 0; }
.shell-full > .main { line-height: var(--ifm-line-height-base, 1.65); }`;
