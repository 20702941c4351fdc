import { join } from 'node:path';
import { types } from 'node:util';
import { type BundlingRules, type FolderChoice, firstFound, type LoadedFiles, propertiesOf } from '@docsite/core';
import { generatedDir } from '../../config/plugins/plugin-context.js';
import { changedKeys, givenConfig, isGivenRule } from './given-webpack.js';
import { type AddedEndings, addedEndings } from './module-endings.js';
import { aliasTarget, fallbackTargets, moduleFolders } from './module-targets.js';
import type { LoaderResolution } from './rules/loader-finder.js';
import { loaderNames } from './rules/loader-names.js';
import { readModuleRules } from './rules/module-rules.js';
import { bundlerTools } from './stand-in-bundler.js';
import { readBundlerPlugins } from './webpack-plugins.js';

/** A plugin's changes to the webpack configuration. */
export interface WebpackChanges extends Pick<BundlingRules, 'fallbacks' | 'globals' | 'constants' | 'loadedFiles'> {
  /** Folders in which modules are looked up by name, absolute. */
  readonly moduleFolders: readonly string[];
  /** The modules that computed names in code can refer to, by folder. */
  readonly folderChoices: readonly FolderChoice[];
  /** Import aliases, as webpack writes them, with the absolute files or folders that they refer to. */
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
  endings: { before: [], after: [] },
  fallbacks: {},
  globals: {},
  constants: {},
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
 * Reads what a plugin adds to webpack's configuration for browsers; rethrows its errors.
 *
 * @param change The plugin's `configureWebpack`: a function, a configuration to add, or nothing.
 * @param content What the plugin has loaded.
 */
export function webpackChanges(change: unknown, siteDir: string, content?: unknown): WebpackChanges {
  if (change === undefined) return none;
  const given = { '@site': siteDir, '@generated': join(siteDir, generatedDir) };
  const { resolution, endings, rules, loaderResolution, plugins, rest } = changedParts(change, given, {
    siteDir,
    content,
  });
  const { alias: added = {}, fallback = {}, modules, ...others } = resolution;
  const found = Object.entries(added)
    .filter(([name, target]) => given[name as keyof typeof given] !== target)
    .map(([name, target]) => [name, aliasTarget(target, siteDir)]);
  const aliases = Object.fromEntries(found.filter(([, file]) => file !== undefined));
  const { globals, constants, fallbacks, folderChoices, before, hasMore } = readBundlerPlugins(plugins, siteDir);
  const { loadedFiles, documents, others: otherRules } = readModuleRules(rules, siteDir, loaderResolution);
  const metadataPath = firstFound(rules, metadataPathIn);
  const isMissing = found.some(([, file]) => file === undefined);
  return {
    aliases,
    endings,
    fallbacks: fallbackTargets({ ...fallbacks, ...fallback }, siteDir),
    globals,
    constants,
    loadedFiles,
    moduleFolders: moduleFolders(modules, siteDir),
    folderChoices,
    before,
    documents,
    ...(metadataPath !== undefined && { metadataPath }),
    leftLoaders: loaderNames(otherRules),
    hasMore: hasMore || isMissing || [...rest, others, otherRules].some(isSomething),
  };
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
function changedParts(
  change: unknown,
  alias: Readonly<Record<string, string>>,
  { siteDir, content }: { readonly siteDir: string; readonly content: unknown },
): ChangedParts {
  const [passed, given] = [givenConfig(siteDir, alias), givenConfig(siteDir, alias)];
  const made = (typeof change === 'function' ? change(passed, false, bundlerTools, content) : change) as unknown;
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
