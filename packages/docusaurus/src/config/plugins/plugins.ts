import { isAbsolute, relative } from 'node:path';
import { Keys } from '../../keys.js';
import { UnloadedModule } from '../../load/plugin-module.js';
import type { Takeover } from '../../takeover.js';
import { sitePath } from '../site/site-path.js';
import { contentsAround } from './content-around.js';
import { classicPreset, isOfficial, officialPlugins } from './official-plugins.js';
import type { PluginSite } from './plugin-context.js';
import { entriesOf, nameOf, type PluginEntry } from './plugin-entries.js';
import { runPreset } from './presets.js';
import { wrappedContent } from './wrapped-content.js';

/** A plugin or theme in a configuration, either directly or as part of a preset. */
export interface PluginUse {
  /** Its package name, such as `@docusaurus/plugin-content-docs`, or the display name of a function. */
  readonly name: string;
  readonly options: Keys;
  readonly kind: 'plugin' | 'theme';
  /** Whether docsite has an equivalent. */
  readonly isKnown: boolean;
  /** How the configuration refers to it: a name, a path or a function. */
  readonly reference: unknown;
  /** Its path of keys. */
  readonly path: readonly PropertyKey[];
  /** For a content plugin: the site's own plugin that wraps it, with its name and options. */
  readonly around?: { readonly name: string; readonly options: Keys };
}

/** The package whose plugin creates Markdown and `llms.txt` from the HTML of pages. */
export const llmsTxtPlugin = '@signalwire/docusaurus-plugin-llms-txt';

/** Third-party plugins for which docsite has an equivalent; their options are read. */
const knownOfOthers: ReadonlySet<string> = new Set(['docusaurus-plugin-less', 'docusaurus-plugin-sass', llmsTxtPlugin]);

function isKnown(name: string): boolean {
  const official = officialPlugins.get(name);
  return official === undefined ? knownOfOthers.has(name) : official.lack === undefined;
}

/** Whether a plugin runs unchanged; docsite replaces the others, or does not support them. */
export function isRunning({ isKnown, name }: PluginUse): boolean {
  return !isKnown && !isOfficial(name);
}

/** Whether a plugin wraps a content plugin, with code that is reloaded each time it is created. */
export function isAroundByFile({ around, reference }: PluginUse): boolean {
  return around !== undefined && typeof reference === 'string';
}

/** All plugins and themes of a site, starting with those of its presets. */
export async function pluginsOf(config: Keys, site: PluginSite): Promise<PluginUse[]> {
  const presets = await Promise.all(entriesOf(config, 'presets').map((entry) => presetPlugins(entry, site)));
  const named = [...presets.flat(), ...listedPlugins(config, site.takeover)];
  return (await Promise.all(named.map((use) => contentUses(use, site)))).flat();
}

/** The plugins and themes listed in a configuration. */
export function listedPlugins(config: Keys, takeover: Takeover): PluginUse[] {
  return [
    ...entriesOf(config, 'plugins').map((entry) => pluginOf(entry, 'plugin', takeover)),
    ...entriesOf(config, 'themes').map((entry) => pluginOf(entry, 'theme', takeover)),
  ];
}

/** The plugins of a preset: docsite knows those of the classic one; all others are called. */
async function presetPlugins(entry: PluginEntry, { takeover, context }: PluginSite): Promise<PluginUse[]> {
  const name = nameOf(entry.module, 'preset');
  if (name === classicPreset) return classicPlugins(entry, takeover);
  const found = await runPreset(entry, name, { takeover, context });
  return [
    ...found.plugins.map((inner) => pluginOf(inner, 'plugin', takeover)),
    ...found.themes.map((inner) => pluginOf(inner, 'theme', takeover)),
  ];
}

function classicPlugins({ options }: PluginEntry, takeover: Takeover): PluginUse[] {
  takeover.watch(options);
  options.skip('debug');
  return [...officialPlugins].flatMap(([name, { classicKey: key, isDefault }]): PluginUse[] => {
    if (key === undefined || options.flag(key) === false || (!options.has(key) && !isDefault)) return [];
    const own = options.within(key);
    return [{ name, options: own, kind: 'plugin', isKnown: true, reference: name, path: own.path }];
  });
}

/** Whether a configuration turns off a plugin of the classic preset. */
export function isOffInPreset(config: Keys, key: string): boolean {
  const classic = entriesOf(config, 'presets').filter(({ module }) => nameOf(module, 'preset') === classicPreset);
  return classic.some(({ options }) => options.flag(key) === false);
}

function pluginOf({ module, options, path }: PluginEntry, kind: 'plugin' | 'theme', takeover: Takeover): PluginUse {
  const name = nameInSite(nameOf(module, kind), takeover);
  const wrapped = wrappedContent(module, takeover);
  if (wrapped !== undefined)
    return { name: wrapped, options, kind, isKnown: true, reference: module, path, around: { name, options } };
  if (isKnown(name)) takeover.watch(options);
  // distinguishes instances of a plugin, which the plugins replaced by docsite only need if they read it
  options.skip('id');
  const replaced = replacementOf(name);
  if (replaced !== undefined) takeover.takes(replaced);
  const use = { name, options, kind, isKnown: isKnown(name) || replaced !== undefined, reference: module, path };
  if (!use.isKnown && !isRunning(use)) takeover.leaves(lackOf(use));
  return use;
}

/** Formats a path in the site relative to the site folder. */
function nameInSite(name: string, { siteDir }: Takeover): string {
  return isAbsolute(name) && !relative(siteDir, name).startsWith('..') ? `./${sitePath(name, siteDir)}` : name;
}

/** The content plugins that a wrapping plugin creates, or the one named in its code, with the plugin's own options. */
async function contentUses(use: PluginUse, { takeover, context }: PluginSite): Promise<PluginUse[]> {
  const { around, name, options, path, reference: module } = use;
  if (around === undefined) return [use];
  const { around: _, ...alone } = use;
  const made = await contentsAround({ module, options, path }, { takeover, context });
  if (!(made instanceof UnloadedModule) && made.length > 0) {
    options.skip(...options.names());
    return made.map((content, index) => {
      const own = Keys.of(content.options, options.path);
      own.skip('id');
      return { ...(index === 0 ? use : alone), name: content.name, options: takeover.watch(own) };
    });
  }
  if (!options.has('path') && options.has('routeBasePath')) {
    // it may use a folder of its own, perhaps with files that it writes
    const entry = { name: around.name, kind: use.kind, entry: { options, path } };
    const unknown = new UnloadedModule('which alone knows the folder of its content');
    takeover.leavesUnloaded(entry, made instanceof UnloadedModule ? made : unknown);
    return [{ ...alone, name: around.name }];
  }
  takeover.leaves(`what ${around.name} changes of ${name}`);
  takeover.watch(options);
  return [alone];
}

function lackOf({ kind, name }: PluginUse): string {
  const lack = officialPlugins.get(name)?.lack;
  return `${kind} ${name}${lack === undefined ? '' : `, ${lack}`}`;
}

/** docsite's equivalent of a third-party plugin or theme. */
export function replacementOf(name: string): string | undefined {
  return replacements.find(([pattern]) => pattern.test(name))?.[1];
}

/** Names of third-party plugins and themes that docsite makes unnecessary, with the equivalent. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[-/])(?:search-(?:local|pagefind|typesense|meilisearch)|(?:lunr|local|offline)-search|pagefind)(?:-|$)/,
    'search',
  ],
  [/(?:^|[-/])image-zoom$/, 'enlarging of images'],
  [/(?:^|[-/])theme-llms-txt$/, 'copying of pages'],
];
