import type { Keys } from '../keys.js';
import { isDocusaurus2 } from '../load/docusaurus-version.js';
import type { Takeover } from '../takeover.js';

type Severity = 'error' | 'warning' | 'ignore';

const severities: Readonly<Record<string, Severity>> = {
  throw: 'error',
  warn: 'warning',
  log: 'warning',
  ignore: 'ignore',
};

/** What Docusaurus does about mistakes unless its configuration says otherwise. */
const defaults = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'throw',
  onDuplicateRoutes: 'warn',
};

/** The rules that each of its settings concerns. */
const concerned: Readonly<Record<keyof typeof defaults, readonly string[]>> = {
  // the name of the site in the navbar leads to the home page there, too
  onBrokenLinks: ['broken-link', 'missing-home'],
  onBrokenAnchors: ['broken-anchor'],
  onBrokenMarkdownLinks: ['broken-markdown-link'],
  onBrokenMarkdownImages: ['missing-image'],
  onDuplicateRoutes: ['duplicate-route'],
};

/** Severities of rules, as the settings for mistakes give them. What they do not name is a warning at most. */
export function rulesOf(
  config: Keys,
  { docs, blogs }: { readonly docs: readonly Keys[]; readonly blogs: readonly Keys[] },
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
  const rules = Object.entries(concerned).flatMap(([setting, names]) => {
    const severity = severities[settings[setting as keyof typeof defaults]];
    return severity === undefined ? [] : names.map((name) => [name, severity] as const);
  });
  // MDX 1 draws something for a component that is not there
  const lenient = isDocusaurus2(takeover.siteDir) ? { 'unknown-component': 'warning' as const } : {};
  return {
    ...Object.fromEntries(rules),
    ...(leadsElsewhere(config) && { 'missing-home': 'ignore' as const }),
    ...contentRules(docs, { onInlineTags: ofBlogs.onInlineTags }),
    ...contentRules(blogs, ofBlogs),
    ...lenient,
    'front-matter-key': 'warning',
    // Docusaurus keeps them for plugins and components
    'foreign-key': 'ignore',
    'empty-sidebar-folder': 'warning',
    head: 'warning',
    // what is at an address stays there
    redirect: 'warning',
    'static-file-clash': 'warning',
    'over-budget': 'warning',
    'unsafe-url': 'warning',
    'math-syntax': 'warning',
    // browsers show what is wrong with a diagram in its place
    'mermaid-syntax': 'warning',
    'wrong-case-path': 'warning',
    'missing-asset': 'warning',
  };
}

function textsOf(keys: Keys, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = keys.text(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The settings of blogs for mistakes, each with its rule. */
const ofBlogs = {
  onInlineAuthors: 'inline-author',
  onInlineTags: 'inline-tag',
  onUntruncatedBlogPosts: 'untruncated-post',
};

/** Whether the logo in the navbar leads to what Docusaurus does not look at: so no page needs to be at `/`. */
function leadsElsewhere(config: Keys): boolean {
  const href = config.within('themeConfig').within('navbar').within('logo').text('href');
  return href?.startsWith('pathname://') === true;
}

function contentRules(
  contents: readonly Keys[],
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, Severity>> {
  const rules = contents.flatMap((options) =>
    Object.entries(settings).flatMap(([setting, rule]) => {
      const severity = severities[options.text(setting) ?? 'warn'];
      return severity === undefined ? [] : [[rule, severity] as const];
    }),
  );
  return Object.fromEntries(rules);
}
