import { variablesIn } from './keep-variables.js';

/** Tokens of docsite's theme, by the part that uses them, with their values in an adopted site. */
interface TokenRules {
  readonly part: string;
  /** Always set. */
  readonly always: Readonly<Record<string, string>>;
  /** By variable: set if the site's style sheets set the variable. */
  readonly whereSet: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Text in the site's colour, limited to a readable lightness. */
const readable = (color: string) =>
  `light-dark(oklch(from ${color} min(l, 0.54) c h), oklch(from ${color} max(l, 0.7) c h))`;

const same = (token: string, variable: string) => ({ [variable]: { [token]: `var(${variable})` } });

/** Infima's colours for a type of admonition. */
const notice = (token: string, color: string) => ({
  [token]: `var(--ifm-color-${color}-contrast-foreground)`,
  [`${token}-soft`]: `var(--ifm-color-${color}-contrast-background)`,
});

/** The meaning of Infima's variables for docsite's theme. */
const tokenRules: readonly TokenRules[] = [
  {
    part: ':root',
    always: {
      '--ds-brand': 'var(--ifm-color-primary)',
      '--ds-link': readable('var(--ifm-link-color)'),
      '--ds-link-hover': readable('var(--ifm-link-hover-color)'),
      '--ds-bg': 'var(--ifm-background-color)',
      '--ds-surface': 'color-mix(in srgb, var(--ifm-background-color), var(--ifm-color-emphasis-1000) 2.5%)',
      '--ds-raised': 'var(--ifm-background-surface-color)',
      '--ds-hover': 'color-mix(in srgb, var(--ifm-background-color), var(--ifm-color-emphasis-1000) 6%)',
      '--ds-border': 'var(--ifm-color-emphasis-200)',
      '--ds-border-strong': 'var(--ifm-color-emphasis-300)',
      '--ds-heading': 'var(--ifm-heading-color, var(--ifm-font-color-base))',
      '--ds-text': 'var(--ifm-font-color-base)',
      '--ds-muted': 'color-mix(in srgb, var(--ifm-font-color-base) 72%, var(--ifm-background-color))',
      '--ds-code-inline': 'var(--ifm-code-background)',
      '--ds-code-text': 'var(--ifm-font-color-base)',
      '--ds-line-height': '1.65',
      ...notice('--ds-note', 'secondary'),
      ...notice('--ds-tip', 'success'),
      ...notice('--ds-info', 'info'),
      ...notice('--ds-warning', 'warning'),
      ...notice('--ds-danger', 'danger'),
    },
    whereSet: {
      ...same('--ds-muted', '--ifm-font-color-secondary'),
      '--ifm-color-content-secondary': { '--ds-muted': 'var(--ifm-font-color-secondary)' },
      ...same('--ds-font', '--ifm-font-family-base'),
      ...same('--ds-font-mono', '--ifm-font-family-monospace'),
      ...same('--ds-font-heading', '--ifm-heading-font-family'),
      ...same('--ds-font-size', '--ifm-font-size-base'),
      ...same('--ds-line-height', '--ifm-line-height-base'),
      ...same('--ds-code-size', '--ifm-code-font-size'),
      '--ifm-heading-font-weight': {
        '--ds-heading-weight': 'var(--ifm-heading-font-weight)',
        '--ds-h1-weight': 'var(--ifm-heading-font-weight)',
      },
      '--ifm-global-radius': {
        '--ds-radius': 'var(--ifm-global-radius)',
        '--ds-radius-small': 'min(var(--ifm-global-radius), 0.375rem)',
      },
      ...same('--ds-navbar-height', '--ifm-navbar-height'),
      ...same('--ds-sidebar-width', '--doc-sidebar-width'),
      '--ifm-container-width': {
        '--ds-column': 'max(46rem, var(--ifm-container-width) * 0.72)',
        '--ds-measure': 'max(36rem, var(--ifm-container-width) * 0.6)',
      },
      '--ifm-pre-background': { '--ds-code-bg': 'var(--ifm-pre-background)' },
      '--docusaurus-highlighted-code-line-bg': { '--ds-code-mark': 'var(--docusaurus-highlighted-code-line-bg)' },
    },
  },
  // style sheets may set them for the elements themselves
  ...[1, 2, 3, 4, 5, 6].map((level) => ({
    part: `:root, h${level}`,
    always: {},
    whereSet: same(`--ds-h${level}-size`, `--ifm-h${level}-font-size`),
  })),
  // or for part of a page
  {
    part: ':root, .main a',
    always: {},
    whereSet: {
      '--ifm-link-color': { '--ds-link': readable('var(--ifm-link-color)') },
      '--ifm-link-hover-color': { '--ds-link-hover': readable('var(--ifm-link-hover-color)') },
      ...same('--ds-link-decoration', '--ifm-link-decoration'),
    },
  },
  {
    part: '.navbar',
    always: {
      '--ds-navbar-bg': 'var(--ifm-navbar-background-color)',
      '--ds-navbar-text': 'var(--ifm-navbar-link-color)',
      '--ds-navbar-title': 'var(--ifm-navbar-link-color)',
    },
    whereSet: {
      // Infima gives the current link this colour, too, and does not use the variable named after it
      '--ifm-navbar-link-hover-color': {
        '--ds-navbar-hover': 'var(--ifm-navbar-link-hover-color)',
        '--ds-navbar-current': 'var(--ifm-navbar-link-hover-color)',
      },
    },
  },
  {
    part: '.footer',
    always: {
      '--ds-footer-bg': 'var(--ifm-footer-background-color)',
      '--ds-footer-text': 'var(--ifm-footer-color, var(--ifm-font-color-base))',
      '--ds-footer-title': 'var(--ifm-footer-title-color, var(--ds-footer-text))',
      '--ds-footer-link': 'var(--ifm-footer-link-color)',
    },
    whereSet: {
      ...same('--ds-footer-link-hover', '--ifm-footer-link-hover-color'),
    },
  },
  {
    part: '.sidebar',
    always: {},
    whereSet: {
      ...same('--ds-sidebar-text', '--ifm-menu-color'),
      ...same('--ds-sidebar-current', '--ifm-menu-color-active'),
      ...same('--ds-sidebar-current-bg', '--ifm-menu-color-background-active'),
    },
  },
];

/** Variables of Infima with a meaning for docsite's tokens. */
export const tokenVariables: ReadonlySet<string> = new Set(
  tokenRules.flatMap(({ always, whereSet }) => [
    ...Object.keys(whereSet),
    ...Object.values(always).flatMap(variablesIn),
  ]),
);

/** Rules that set docsite's tokens to the values of a site's variables. */
export function tokenStyles(settings: ReadonlySet<string>): string {
  const rules = tokenRules.flatMap(({ part, always, whereSet }) => {
    const set = Object.entries(whereSet).flatMap(([variable, tokens]) => (settings.has(variable) ? [tokens] : []));
    const values = Object.entries({ ...always, ...Object.assign({}, ...set) });
    return values.length === 0
      ? []
      : [`${part} {\n${values.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`];
  });
  return rules.join('\n');
}
