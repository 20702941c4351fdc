import { ConfigError, didYouMean, finding, type PresetSite } from '@docsite/core';
import type { FunctionHolders } from './config/hooks.js';
import { listedPlugins, type PluginUse } from './config/plugins.js';
import { Keys } from './keys.js';
import { type CodeThemes, codeColorsOf } from './styles/code-colors.js';
import type { Takeover } from './takeover.js';

/** What `preset: ['docusaurus', { … }]` may say, beside docsite's own configuration. */
export interface PresetOptions {
  /** Plugins and themes that run, as Docusaurus names them. */
  readonly plugins?: readonly unknown[];
  readonly themes?: readonly unknown[];
  /** What `useDocusaurusContext()` and plugins are given as `siteConfig`, beside the keys of this configuration. */
  readonly siteConfig?: Readonly<Record<string, unknown>>;
  /** Whether the rules of Infima are in a cascade layer, as with `future.v4`. */
  readonly styleLayer?: boolean;
  /** Themes of `prism-react-renderer`. */
  readonly codeThemes?: CodeThemes;
  /** Functions that change documents before they are read. */
  readonly markdown?: { readonly preprocessor?: unknown; readonly parseFrontMatter?: unknown };
  /** Functions of docs instances and blogs, by their `id`, of pages, and of redirects. */
  readonly docs?: readonly DocsFunctions[];
  readonly blog?: readonly BlogFunctions[];
  readonly pages?: EditFunction;
  readonly redirects?: ComputedRedirects;
}

export interface EditFunction {
  readonly id?: string;
  readonly editUrl?: unknown;
}

/** A mark of its own that ends the beginnings of posts, which lie in `path`. */
export interface BlogFunctions extends EditFunction {
  readonly path?: string;
  readonly truncateMarker?: unknown;
}

export interface DocsFunctions extends EditFunction {
  readonly sidebarItemsGenerator?: unknown;
}

/** Redirects that are computed from the routes of the site. */
export interface ComputedRedirects {
  readonly createRedirects?: unknown;
  readonly fromExtensions?: readonly string[];
  readonly toExtensions?: readonly string[];
}

/** The options of the preset, read. */
export interface ReadOptions {
  readonly plugins: readonly PluginUse[];
  readonly siteConfig: Readonly<Record<string, unknown>>;
  readonly functions: FunctionHolders;
  readonly styleLayer: boolean;
  readonly codeColors: string;
}

const known = [
  'plugins',
  'themes',
  'siteConfig',
  'styleLayer',
  'codeThemes',
  'markdown',
  'docs',
  'blog',
  'pages',
  'redirects',
];

/** Reads the options of the preset. Throws `ConfigError` for one that there is not. */
export function readPresetOptions({ options, siteDir }: PresetSite, takeover: Takeover): ReadOptions {
  const keys = Keys.of(options, ['preset', 1]);
  const unknown = keys.names().find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, known) ?? `there are ${known.join(', ')}`;
    const message = `the preset 'docusaurus' has no option '${unknown}'`;
    throw new ConfigError([finding('config', takeover.placeOf([...keys.path, unknown]), message, hint)], siteDir);
  }
  const themes = keys.within('codeThemes');
  return {
    plugins: listedPlugins(keys, takeover),
    siteConfig: (keys.any('siteConfig') ?? {}) as Readonly<Record<string, unknown>>,
    functions: {
      markdown: keys.within('markdown'),
      docs: keys.each('docs'),
      blog: keys.each('blog'),
      pages: keys.has('pages') ? [keys.within('pages')] : [],
      redirects: keys.has('redirects') ? [keys.within('redirects')] : [],
    },
    styleLayer: keys.flag('styleLayer') ?? false,
    codeColors: codeColorsOf({ light: themes.any('light'), dark: themes.any('dark') }),
  };
}
