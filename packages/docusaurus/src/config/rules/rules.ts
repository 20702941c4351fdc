import type { Severity, UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { isDocusaurus2 } from '../../load/docusaurus-version.js';
import type { Takeover } from '../../takeover.js';
import { generatedDir } from '../plugins/plugin-context.js';
import { type ContentRules, contentRuleNames } from './content-rules.js';
import { severities } from './severities.js';

/** Docusaurus's default reactions to mistakes. */
const defaults = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'throw',
  onDuplicateRoutes: 'warn',
};

/** The settings that affect each rule, the strictest of which applies. */
const settingsOf: Readonly<Record<string, readonly (keyof typeof defaults)[]>> = {
  'broken-link': ['onBrokenLinks'],
  // the site name in the navbar links to the home page in Docusaurus, too
  'missing-home': ['onBrokenLinks'],
  'broken-anchor': ['onBrokenAnchors'],
  // a link that leads to no document stays in the page, where Docusaurus checks it again with all others
  'broken-markdown-link': ['onBrokenMarkdownLinks', 'onBrokenLinks'],
  'missing-image': ['onBrokenMarkdownImages'],
  'duplicate-route': ['onDuplicateRoutes'],
};

const strictestFirst: readonly Severity[] = ['error', 'warning', 'ignore'];

/**
 * The severities of rules in a site with Docusaurus's default settings. Rules that no setting affects are at most
 * warnings.
 */
export const defaultRules: Readonly<Record<string, Severity>> = {
  ...severitiesBy(defaults),
  ...Object.fromEntries(contentRuleNames.map((rule) => [rule, 'warning' as const])),
  'front-matter-key': 'warning',
  // Docusaurus passes them on to plugins and components
  'foreign-key': 'ignore',
  // Docusaurus does not report languages that it cannot colour
  'unknown-language': 'ignore',
  // a file that it rejects ends its build
  'category-file': 'warning',
  'empty-sidebar-folder': 'warning',
  head: 'warning',
  // an existing page or file takes precedence
  redirect: 'warning',
  'static-file-clash': 'warning',
  'over-budget': 'warning',
  'unsafe-url': 'warning',
  'math-syntax': 'warning',
  // browsers show errors in place of the diagram
  'mermaid-syntax': 'warning',
  'wrong-case-path': 'warning',
  'missing-asset': 'warning',
  // Docusaurus accepts them
  'empty-link': 'warning',
};

/**
 * The rules about writing, for documents that plugins generate: nobody can correct them, and most of these files are
 * gone after the build.
 */
export const rulesOfGenerated: NonNullable<UserConfig['overrides']>[number] = {
  files: [generatedDir],
  rules: Object.fromEntries(
    ['heading-order', 'image-alt', 'link-text', 'emphasis-syntax', 'table-syntax', 'foreign-syntax'].map((rule) => [
      rule,
      'ignore' as const,
    ]),
  ),
};

/** The severities of rules according to a site's settings, where they are not the default ones. */
export function rulesOf(
  config: Keys,
  ofContents: ContentRules['rules'],
  takeover: Takeover,
): Readonly<Record<string, Severity>> {
  const hooks = config.within('markdown').within('hooks');
  const settings = {
    ...defaults,
    ...textsOf(config, Object.keys(defaults)),
    ...textsOf(hooks, ['onBrokenMarkdownLinks', 'onBrokenMarkdownImages']),
  };
  for (const [setting, value] of Object.entries(settings))
    if (severities[value] === undefined) takeover.leaves(`${setting} '${value}', which is not a severity`);
  const rules: Readonly<Record<string, Severity>> = {
    ...severitiesBy(settings),
    ...(leadsElsewhere(config) && { 'missing-home': 'ignore' }),
    ...ofContents,
    // MDX 1 renders something for missing components
    ...(isDocusaurus2(takeover.siteDir) && { 'unknown-component': 'warning' }),
  };
  return Object.fromEntries(Object.entries(rules).filter(([rule, severity]) => defaultRules[rule] !== severity));
}

function severitiesBy(settings: typeof defaults): Readonly<Record<string, Severity>> {
  const rules = Object.entries(settingsOf).flatMap(([rule, names]) => {
    const given = names.map((name) => severities[settings[name]] ?? severities[defaults[name]]);
    const severity = strictestFirst.find((one) => given.includes(one));
    return severity === undefined ? [] : [[rule, severity] as const];
  });
  return Object.fromEntries(rules);
}

function textsOf(keys: Keys, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = keys.text(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Whether the navbar logo leads to another address than that of the site, so that no link needs a page there. */
function leadsElsewhere(config: Keys): boolean {
  const href = config.within('themeConfig').within('navbar').within('logo').text('href');
  const addresses = ['/', config.text('baseUrl')];
  return Boolean(href) && !addresses.includes(href) && !addresses.includes(`${href}/`);
}
