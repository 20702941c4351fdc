import { Keys } from '../keys.js';
import { missingPackageOf } from '../load/missing-packages.js';
import type { Takeover } from '../takeover.js';

/** A plugin or theme that a configuration names, by itself or as part of a preset. */
export interface PluginUse {
  /** Name of its package, such as `@docusaurus/plugin-content-docs`; what it is called where it is a function. */
  readonly name: string;
  readonly options: Keys;
  readonly kind: 'plugin' | 'theme';
  /** Whether docsite has something of its own for it. */
  readonly isKnown: boolean;
  /** What the configuration names it by: a name, a path or a function. */
  readonly reference: unknown;
  /** The keys that lead to it. */
  readonly path: readonly PropertyKey[];
}

type ModuleKind = 'plugin' | 'theme' | 'preset';

/** The plugins of the classic preset, by the key of their options. */
const classic: Readonly<Record<string, string>> = {
  docs: '@docusaurus/plugin-content-docs',
  blog: '@docusaurus/plugin-content-blog',
  pages: '@docusaurus/plugin-content-pages',
  sitemap: '@docusaurus/plugin-sitemap',
  theme: '@docusaurus/theme-classic',
  gtag: '@docusaurus/plugin-google-gtag',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  svgr: '@docusaurus/plugin-svgr',
};
/** Those that the classic preset has without being asked. */
const always = ['docs', 'blog', 'pages', 'theme'];

/** Those that docsite has something of its own for; their options are looked at. */
const known: ReadonlySet<string> = new Set([
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-pages',
  '@docusaurus/plugin-client-redirects',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-google-gtag',
  '@docusaurus/plugin-google-tag-manager',
  '@docusaurus/plugin-pwa',
  '@docusaurus/plugin-sitemap',
  '@docusaurus/plugin-svgr',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-mermaid',
  '@docusaurus/theme-search-algolia',
  'docusaurus-plugin-sass',
]);

/** All plugins and themes of a site, those of its presets first. */
export function pluginsOf(config: Keys, takeover: Takeover): PluginUse[] {
  const presets = entriesOf(config, 'presets').flatMap((entry) => presetPlugins(entry, takeover));
  return [
    ...presets,
    ...entriesOf(config, 'themes').map((entry) => pluginOf(entry, 'theme', takeover)),
    ...entriesOf(config, 'plugins').map((entry) => pluginOf(entry, 'plugin', takeover)),
  ];
}

interface Entry {
  readonly module: unknown;
  readonly options: Keys;
  readonly path: readonly PropertyKey[];
}

/** Entries of a list of plugins: a name or a function, or a list of one and its options; empty ones are left out. */
function entriesOf(config: Keys, key: 'presets' | 'themes' | 'plugins'): Entry[] {
  return config.list(key).flatMap((entry, index): Entry[] => {
    const path = [key, index];
    if (!Array.isArray(entry)) return entry ? [{ module: entry, options: Keys.of({}, path), path }] : [];
    return entry[0] ? [{ module: entry[0], options: Keys.of(entry[1], [...path, 1]), path }] : [];
  });
}

function presetPlugins({ module, options }: Entry, takeover: Takeover): PluginUse[] {
  const name = nameOf(module, 'preset');
  if (name !== '@docusaurus/preset-classic') {
    takeover.leaves(`preset ${name}`);
    return [];
  }
  takeover.watch(options);
  options.skip('debug');
  return Object.entries(classic).flatMap(([key, plugin]): PluginUse[] => {
    if (options.flag(key) === false || (!options.has(key) && !always.includes(key))) return [];
    if (!known.has(plugin)) return [];
    const own = options.within(key);
    return [{ name: plugin, options: own, kind: 'plugin', isKnown: true, reference: plugin, path: own.path }];
  });
}

function pluginOf({ module, options, path }: Entry, kind: 'plugin' | 'theme', takeover: Takeover): PluginUse {
  const name = nameOf(module, kind);
  if (known.has(name)) takeover.watch(options);
  const replaced = replacements.find(([pattern]) => pattern.test(name))?.[1];
  if (replaced !== undefined) takeover.takes(replaced);
  return { name, options, kind, isKnown: known.has(name) || replaced !== undefined, reference: module, path };
}

/** Names of plugins and themes of others for what docsite does by itself, and what that is. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[-/])(?:search-(?:local|pagefind|typesense|meilisearch)|(?:lunr|local|offline)-search|pagefind)(?:-|$)/,
    'search',
  ],
  [/(?:^|[-/])image-zoom$/, 'enlarging of images'],
];

/** The package that a short name stands for: `classic` is `@docusaurus/preset-classic`. */
function nameOf(module: unknown, kind: ModuleKind): string {
  if (typeof module === 'function') return missingPackageOf(module) ?? (module.name || 'a function');
  if (typeof module !== 'string') return 'an object';
  const path = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?!.*node_modules)/.exec(module)?.[1];
  if (path !== undefined) return path.replaceAll('\\', '/');
  const official = officialNames[`${kind}-${module}`];
  return official ?? module;
}

/** Short names of what the project Docusaurus publishes. */
const officialNames: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'preset-classic',
    'plugin-content-docs',
    'plugin-content-blog',
    'plugin-content-pages',
    'plugin-client-redirects',
    'plugin-sitemap',
    'plugin-debug',
    'plugin-google-gtag',
    'plugin-google-analytics',
    'plugin-google-tag-manager',
    'plugin-ideal-image',
    'plugin-pwa',
    'plugin-svgr',
    'plugin-rsdoctor',
    'plugin-vercel-analytics',
    'theme-classic',
    'theme-live-codeblock',
    'theme-mermaid',
    'theme-search-algolia',
  ].map((name) => [name, `@docusaurus/${name}`]),
);
