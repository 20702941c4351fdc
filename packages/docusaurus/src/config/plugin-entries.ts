import { Keys } from '../keys.js';
import { missingPackageOf } from '../load/missing-packages.js';
import { type ModuleKind, packageNames } from '../load/plugin-module.js';

/** An entry of a list of plugins, themes or presets. */
export interface PluginEntry {
  /** A name, a path or a function. */
  readonly module: unknown;
  readonly options: Keys;
  /** The keys that lead to it. */
  readonly path: readonly PropertyKey[];
}

/** Entries of a list of plugins: a name or a function, or a list of one and its options; empty ones are left out. */
export function entriesOf(config: Keys, key: 'presets' | 'themes' | 'plugins'): PluginEntry[] {
  return config.list(key).flatMap((entry, index) => {
    const path = [...config.path, key, index];
    return entryOf(entry, path, [...path, 1]) ?? [];
  });
}

/** One entry; nothing for an empty one. */
export function entryOf(
  entry: unknown,
  path: readonly PropertyKey[],
  optionsPath: readonly PropertyKey[],
): PluginEntry | undefined {
  const [module, options] = Array.isArray(entry) ? entry : [entry];
  return module ? { module, options: Keys.of(options, optionsPath), path } : undefined;
}

/** The package that an entry names: `classic` is `@docusaurus/preset-classic`. */
export function nameOf(module: unknown, kind: ModuleKind): string {
  if (typeof module === 'function')
    return missingPackageOf(module) ?? functionNames[module.name] ?? (module.name || 'a function');
  if (typeof module !== 'string') return 'an object';
  const path = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?!.*node_modules)/.exec(module)?.[1];
  if (path !== undefined) return path.replaceAll('\\', '/');
  return packageNames(module, kind).find((name) => official.has(name)) ?? module;
}

/** What the project Docusaurus publishes. */
const official: ReadonlySet<string> = new Set(
  [
    'preset-classic',
    'plugin-content-docs',
    'plugin-content-blog',
    'plugin-content-pages',
    'plugin-client-redirects',
    'plugin-css-cascade-layers',
    'plugin-sitemap',
    'plugin-debug',
    'plugin-google-gtag',
    'plugin-google-analytics',
    'plugin-google-tag-manager',
    'plugin-ideal-image',
    'plugin-pwa',
    'plugin-rsdoctor',
    'plugin-svgr',
    'plugin-vercel-analytics',
    'theme-classic',
    'theme-live-codeblock',
    'theme-mermaid',
    'theme-search-algolia',
  ].map((name) => `@docusaurus/${name}`),
);

/** What its plugins are called that configurations name by their functions. */
const functionNames: Readonly<Record<string, string>> = {
  pluginContentDocs: '@docusaurus/plugin-content-docs',
  pluginContentBlog: '@docusaurus/plugin-content-blog',
  pluginContentPages: '@docusaurus/plugin-content-pages',
};
