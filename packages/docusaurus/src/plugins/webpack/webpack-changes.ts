import { join } from 'node:path';
import { types } from 'node:util';
import {
  type BundlingRules,
  type FolderChoice,
  firstFound,
  type LoadedFiles,
  type ModuleReplacement,
  propertiesOf,
} from '@docsite/core';
import { generatedDir } from '../../config/plugins/plugin-context.js';
import { changedKeys, givenConfig, isGivenRule } from './given-webpack.js';
import { type AddedEndings, addedEndings } from './module-endings.js';
import { aliasReplacement, joinReplacements, pluginReplacement } from './module-replacements.js';
import { fallbackTargets, moduleFolders } from './module-targets.js';
import type { LoaderResolution } from './rules/loader-finder.js';
import { loaderNames } from './rules/loader-names.js';
import { readModuleRules } from './rules/module-rules.js';
import { bundlerTools } from './stand-in-bundler.js';
import { definedConstants, readBundlerPlugins } from './webpack-plugins.js';

/** A plugin's changes to the webpack configuration. */
export interface WebpackChanges extends Pick<BundlingRules, 'fallbacks' | 'globals' | 'constants' | 'loadedFiles'> {
  /** The constants of the server that browsers do not have, or have with another value. */
  readonly serverConstants: BundlingRules['constants'];
  /** The modules that others stand in for, except for those of `aliases`. */
  readonly replacements: readonly ModuleReplacement[];
  /** Folders in which modules are looked up by name, absolute. */
  readonly moduleFolders: readonly string[];
  /** The modules that computed names in code can refer to, by folder. */
  readonly folderChoices: readonly FolderChoice[];
  /** Import aliases, as webpack writes them, with the absolute files or folders that they refer to everywhere. */
  readonly aliases: Readonly<Record<string, string>>;
  /** File extensions that imports may omit, in addition to those of Docusaurus. */
  readonly endings: AddedEndings;
  /** Maps a document to the plugin's data file about it, both absolute, if the plugin adds an MDX loader. */
  readonly metadataPath?: MetadataPath;
  /** What webpack plugins do before a build. */
  readonly before: readonly (() => Promise<void>)[];
  /** Documents, with the loaders that change their text. */
  readonly documents: readonly LoadedFiles[];
  /** The loaders in rules that docsite cannot follow, as written. */
  readonly leftLoaders: readonly string[];
  /** Whether it changes anything besides the resolution of modules and the definitions of names. */
  readonly hasMore: boolean;
}

/**
 * Returns the JSON file with the metadata of a document, both by absolute path; this is code of a plugin and may throw.
 */
export type MetadataPath = (file: string) => unknown;

const none: WebpackChanges = {
  aliases: {},
  replacements: [],
  endings: { before: [], after: [] },
  fallbacks: {},
  globals: {},
  constants: {},
  serverConstants: {},
  loadedFiles: [],
  moduleFolders: [],
  folderChoices: [],
  before: [],
  documents: [],
  leftLoaders: [],
  hasMore: false,
};

interface WebpackConfig {
  readonly resolve?: {
    readonly alias?: Readonly<Record<string, unknown>>;
    readonly fallback?: Readonly<Record<string, unknown>>;
    readonly extensions?: unknown;
    readonly modules?: unknown;
  };
  readonly module?: { readonly rules?: unknown };
  readonly resolveLoader?: LoaderResolution;
  readonly plugins?: readonly unknown[];
  readonly mergeStrategy?: unknown;
}

/**
 * Reads what a plugin adds to webpack's configuration for browsers, and which modules it replaces on the server;
 * rethrows its errors.
 *
 * @param change The plugin's `configureWebpack`: a function, a configuration to add, or nothing.
 * @param content What the plugin has loaded.
 */
export function webpackChanges(change: unknown, siteDir: string, content?: unknown): WebpackChanges {
  if (change === undefined) return none;
  const { resolution, endings, rules, loaderResolution, plugins, rest } = changedParts(change, { siteDir, content });
  const { alias = {}, fallback = {}, modules, ...others } = resolution;
  const named = aliasReplacements(alias, siteDir);
  const { globals, constants, fallbacks, folderChoices, replacements, before, hasMore } = readBundlerPlugins(
    plugins,
    siteDir,
  );
  const { loadedFiles, documents, others: otherRules } = readModuleRules(rules, siteDir, loaderResolution);
  const metadataPath = firstFound(rules, metadataPathIn);
  const known = [...named.flatMap((one) => one ?? []), ...replacements];
  const server = changedOnServer(change, { siteDir, content });
  return {
    ...joinReplacements(known, server?.replacements ?? known),
    endings,
    fallbacks: fallbackTargets({ ...fallbacks, ...fallback }, siteDir),
    globals,
    constants,
    serverConstants: otherConstants(server?.constants, constants),
    loadedFiles,
    moduleFolders: moduleFolders(modules, siteDir),
    folderChoices,
    before,
    documents,
    ...(metadataPath !== undefined && { metadataPath }),
    leftLoaders: loaderNames(otherRules),
    hasMore: hasMore || named.includes(undefined) || [...rest, others, otherRules].some(isSomething),
  };
}

/** The aliases that a plugin adds; undefined for each one whose file does not exist. */
function aliasReplacements(
  alias: Readonly<Record<string, unknown>>,
  siteDir: string,
): (ModuleReplacement | undefined)[] {
  const given = givenAliases(siteDir);
  const added = Object.entries(alias).filter(([name, target]) => given[name] !== target);
  return added.map(([name, target]) => aliasReplacement(name, target, siteDir));
}

/** What a plugin replaces on the server. */
interface ServerChanges {
  readonly replacements: readonly ModuleReplacement[];
  readonly constants: BundlingRules['constants'];
}

/** The modules and names that a plugin replaces on the server; undefined if that cannot be found out. */
function changedOnServer(change: unknown, site: ChangingSite): ServerChanges | undefined {
  if (typeof change !== 'function') return undefined;
  try {
    const { resolution, plugins } = changedParts(change, { ...site, isServer: true });
    const named = aliasReplacements(resolution.alias ?? {}, site.siteDir);
    return {
      replacements: [...named, ...plugins.map(pluginReplacement)].flatMap((one) => one ?? []),
      constants: Object.assign({}, ...plugins.map(definedConstants)),
    };
  } catch {
    // it looks for something that only the real configuration has
    return undefined;
  }
}

function otherConstants(some: BundlingRules['constants'] = {}, others: BundlingRules['constants']) {
  return Object.fromEntries(Object.entries(some).filter(([name, value]) => others[name] !== value));
}

/** The aliases in the configuration that plugins receive. */
function givenAliases(siteDir: string): Readonly<Record<string, unknown>> {
  return { '@site': siteDir, '@generated': join(siteDir, generatedDir) };
}

/** The site whose plugin changes a configuration. */
interface ChangingSite {
  readonly siteDir: string;
  /** What the plugin has loaded. */
  readonly content: unknown;
  /** Whether the configuration is the one for the server; absent for browsers. */
  readonly isServer?: boolean;
}

interface ChangedParts {
  readonly resolution: Omit<NonNullable<WebpackConfig['resolve']>, 'extensions'>;
  readonly endings: AddedEndings;
  readonly rules: readonly unknown[];
  readonly loaderResolution: LoaderResolution;
  readonly plugins: readonly unknown[];
  /** All other changes. */
  readonly rest: readonly object[];
}

/** Calls `configureWebpack`, and reads both its result and the changes to the configuration passed to it. */
function changedParts(change: unknown, { siteDir, content, isServer = false }: ChangingSite): ChangedParts {
  const give = () => ({ ...givenConfig(siteDir, givenAliases(siteDir)), name: isServer ? 'server' : 'client' });
  const [passed, given] = [give(), give()];
  const made = (typeof change === 'function' ? change(passed, isServer, bundlerTools, content) : change) as unknown;
  const isOther = typeof made === 'object' && made !== null && made !== passed;
  const configs: readonly WebpackConfig[] = isOther ? [passed, made] : [passed];
  const [own, returned] = configs;
  const merged = (key: 'alias' | 'fallback'): Readonly<Record<string, unknown>> =>
    Object.assign({}, ...configs.map((one) => one.resolve?.[key]));
  const { extensions: _, ...resolution } = Object.assign({}, ...configs.map((one) => one.resolve));
  return {
    endings: addedEndings(own?.resolve?.extensions, returned?.resolve?.extensions, returned?.mergeStrategy),
    resolution: {
      ...changedKeys(resolution, given.resolve),
      alias: merged('alias'),
      fallback: merged('fallback'),
      modules: configs.flatMap((one) => one.resolve?.modules ?? []),
    },
    rules: [...new Set(configs.flatMap(({ module = {} }) => module.rules ?? []))].filter(
      (rule) => !isGivenRule(rule, siteDir),
    ),
    loaderResolution: Object.assign({}, ...configs.map(({ resolveLoader }) => resolveLoader)),
    plugins: [...new Set(configs.flatMap(({ plugins = [] }) => plugins))],
    rest: configs.map(({ resolve, resolveLoader, plugins, mergeStrategy, module, ...rest }) => ({
      ...changedKeys(rest, given),
      module: { ...module, rules: [] },
    })),
  };
}

/** The option of an MDX loader that locates metadata files. */
function metadataPathIn(part: unknown): MetadataPath | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('metadataPath' in part && typeof part.metadataPath === 'function') return part.metadataPath as MetadataPath;
  const { module, rules, oneOf, use, options } = propertiesOf(part);
  return firstFound([module, rules, oneOf, use, options].flat(), metadataPathIn);
}

function isSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (types.isRegExp(value)) return true;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSomething);
  return value !== undefined && value !== null;
}
