import { readFileSync } from 'node:fs';
import type { Keys } from '../keys.js';
import { moduleFile } from '../load/plugin-module.js';
import type { Takeover } from '../takeover.js';
import { classicPreset, isOfficial, officialPlugins } from './official-plugins.js';
import type { PluginContext } from './plugin-context.js';
import { entriesOf, nameOf, type PluginEntry } from './plugin-entries.js';
import { runPreset } from './presets.js';

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

/** Those of others that docsite has something of its own for; their options are looked at. */
const knownOfOthers: ReadonlySet<string> = new Set(['docusaurus-plugin-less', 'docusaurus-plugin-sass']);

function isKnown(name: string): boolean {
  const official = officialPlugins.get(name);
  return official === undefined ? knownOfOthers.has(name) : official.lack === undefined;
}

/** Whether a plugin runs as it is: the others docsite replaces, or has no place for. */
export function isRunning({ isKnown, name }: PluginUse): boolean {
  return !isKnown && !isOfficial(name);
}

/** What plugins are looked for with. */
interface Looking {
  readonly takeover: Takeover;
  readonly context: PluginContext;
}

/** All plugins and themes of a site, those of its presets first. */
export async function pluginsOf(config: Keys, takeover: Takeover, context: PluginContext): Promise<PluginUse[]> {
  const looking = { takeover, context };
  const presets = await Promise.all(entriesOf(config, 'presets').map((entry) => presetPlugins(entry, looking)));
  return [...presets.flat(), ...listedPlugins(config, takeover)];
}

/** The plugins and themes that lists of a configuration name. */
export function listedPlugins(config: Keys, takeover: Takeover): PluginUse[] {
  return [
    ...entriesOf(config, 'plugins').map((entry) => pluginOf(entry, 'plugin', takeover)),
    ...entriesOf(config, 'themes').map((entry) => pluginOf(entry, 'theme', takeover)),
  ];
}

/** The plugins of a preset: docsite knows those of the classic one, all others are asked. */
async function presetPlugins(entry: PluginEntry, { takeover, context }: Looking): Promise<PluginUse[]> {
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

function pluginOf({ module, options, path }: PluginEntry, kind: 'plugin' | 'theme', takeover: Takeover): PluginUse {
  const name = nameOf(module, kind);
  const wrapped = wrappedContent(module, takeover.siteDir);
  if (wrapped !== undefined && !options.has('path') && options.has('routeBasePath')) {
    // it gives the plugin that it is built around a folder of its own, which may be the files that it writes
    takeover.leaves(`${kind} ${name}, which alone knows the folder of its content`);
    return { name, options, kind, isKnown: true, reference: module, path };
  }
  if (wrapped !== undefined) {
    takeover.leaves(`what ${name} changes of ${wrapped}`);
    return { name: wrapped, options: takeover.watch(options), kind, isKnown: true, reference: module, path };
  }
  if (isKnown(name)) takeover.watch(options);
  // tells instances of a plugin apart, which those that docsite reads itself have no need of unless they ask for it
  options.skip('id');
  const replaced = replacements.find(([pattern]) => pattern.test(name))?.[1];
  if (replaced !== undefined) takeover.takes(replaced);
  const use = { name, options, kind, isKnown: isKnown(name) || replaced !== undefined, reference: module, path };
  if (!use.isKnown && !isRunning(use)) takeover.leaves(lackOf(use));
  return use;
}

function lackOf({ kind, name }: PluginUse): string {
  const lack = officialPlugins.get(name)?.lack;
  return `${kind} ${name}${lack === undefined ? '' : `, ${lack}`}`;
}

/** The plugin for content that a plugin of the site's own is built around, which docsite reads itself. */
function wrappedContent(module: unknown, siteDir: string): string | undefined {
  if (typeof module !== 'string' || !/^[./]/.test(module) || module.includes('node_modules')) return undefined;
  const file = moduleFile(module, 'plugin', siteDir);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const imported = /^(?!\s*import type\b).*['"](@docusaurus\/plugin-content-(?:docs|blog|pages))['"]/m.exec(text);
  return onlyReads(text) ? undefined : imported?.[1];
}

/** Whether a plugin makes others and asks them for their content alone, so that their pages are not its own. */
function onlyReads(text: string): boolean {
  const made = [...text.matchAll(/\b(?:const|let|var)\s+(\w+)\s*=\s*await\s+[\w.]+\(\s*\w*context\b/g)].map(
    ([, name]) => name,
  );
  return made.length > 0 && made.every((name) => usesOf(text, name as string).every((use) => use === 'loadContent'));
}

/** The members that are asked for wherever a name occurs after it is declared; empty texts where it is itself used. */
function usesOf(text: string, name: string): string[] {
  const uses = text.matchAll(new RegExp(String.raw`(?<![\w$])${name}(?![\w$])(?!\s*=[^=])(?:\s*\.\s*(\w+))?`, 'g'));
  return [...uses].map(([, member = '']) => member);
}

/** Names of plugins and themes of others for what docsite does by itself, and what that is. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[-/])(?:search-(?:local|pagefind|typesense|meilisearch)|(?:lunr|local|offline)-search|pagefind)(?:-|$)/,
    'search',
  ],
  [/(?:^|[-/])image-zoom$/, 'enlarging of images'],
];
