import { types } from 'node:util';
import {
  type BundlingRules,
  type FolderChoice,
  isIdentifier,
  type ModuleReplacement,
  type ProvidedGlobal,
  propertiesOf,
} from '@docsite/core';
import { pluginReplacement } from './module-replacements.js';
import { patternOf } from './rules/path-pattern.js';
import { RecordedPlugin } from './stand-in-bundler.js';
import { type AppliedPlugin, applyPlugin } from './stand-in-compiler.js';

/** The names and modules that webpack plugins define. */
export interface BundlerPlugins {
  readonly globals: BundlingRules['globals'];
  readonly constants: BundlingRules['constants'];
  readonly fallbacks: Readonly<Record<string, unknown>>;
  readonly folderChoices: readonly FolderChoice[];
  /** The modules that they replace by others. */
  readonly replacements: readonly ModuleReplacement[];
  /** What they do before a build, such as writing files. */
  readonly before: readonly (() => Promise<void>)[];
  /** Whether they do anything else. */
  readonly hasMore: boolean;
}

/**
 * Reads plugins that provide or define names, those that add such plugins to webpack's options, and those that do
 * something before a build.
 */
export function readBundlerPlugins(plugins: readonly unknown[], siteDir: string): BundlerPlugins {
  const read = plugins.flatMap((plugin) => {
    if (typeof plugin === 'function')
      return readApplied({ apply: (compiler) => plugin.call(compiler, compiler) }, siteDir);
    return plugin !== null && typeof plugin === 'object' ? readPlugin(plugin, siteDir) : [];
  });
  return {
    before: read.flatMap(({ before }) => before),
    globals: Object.assign({}, ...read.map(({ globals }) => globals)),
    constants: Object.assign({}, ...read.map(({ constants }) => constants)),
    fallbacks: Object.assign({}, ...read.map(({ fallbacks }) => fallbacks)),
    folderChoices: read.flatMap(({ folderChoices }) => folderChoices),
    replacements: read.flatMap(({ replacements }) => replacements),
    hasMore: read.some(({ hasMore }) => hasMore),
  };
}

const nothing: BundlerPlugins = {
  globals: {},
  constants: {},
  fallbacks: {},
  folderChoices: [],
  replacements: [],
  before: [],
  hasMore: false,
};

/** The names that webpack's `DefinePlugin` replaces, with their JSON; none for other plugins. */
export function definedConstants(plugin: unknown): BundlingRules['constants'] {
  if (typeof plugin !== 'object' || plugin === null || nameOf(plugin) !== 'DefinePlugin') return {};
  return constantsOf(propertiesOf(propertiesOf(plugin).definitions));
}

function nameOf(plugin: object): string {
  return plugin instanceof RecordedPlugin ? plugin.name : plugin.constructor.name;
}

function readPlugin(plugin: object, siteDir: string): BundlerPlugins {
  const name = nameOf(plugin);
  const { definitions } = plugin as { readonly definitions?: Readonly<Record<string, unknown>> };
  if (name === 'ProvidePlugin') return { ...nothing, globals: globalsOf(definitions ?? {}) };
  if (name === 'DefinePlugin') return { ...nothing, constants: definedConstants(plugin) };
  const choice = name === 'ContextReplacementPlugin' ? folderChoice(plugin) : undefined;
  if (choice !== undefined) return { ...nothing, folderChoices: [choice] };
  const replacement = pluginReplacement(plugin);
  if (replacement !== undefined) return { ...nothing, replacements: [replacement] };
  return plugin instanceof RecordedPlugin ? { ...nothing, hasMore: true } : readApplied(plugin, siteDir);
}

/** The modules of a folder to which a plugin restricts computed names; undefined if it does something else. */
function folderChoice(plugin: object): FolderChoice | undefined {
  const { resourceRegExp, newContentRegExp } = propertiesOf(plugin);
  const [folders, modules] =
    plugin instanceof RecordedPlugin ? [plugin.definitions, ...plugin.others] : [resourceRegExp, newContentRegExp];
  // expressions may come from another realm
  if (!types.isRegExp(folders) || !types.isRegExp(modules)) return undefined;
  return { folders: patternOf(folders), modules: patternOf(modules) };
}

/**
 * What a third-party plugin adds to webpack's options when applied, such as replacements for Node modules, and what it
 * does before a build.
 */
function readApplied(plugin: AppliedPlugin, siteDir: string): BundlerPlugins {
  const { compiler, calls } = applyPlugin(plugin, siteDir);
  const { options } = compiler;
  const added = readBundlerPlugins(options.plugins, siteDir);
  const fallbacks = { ...added.fallbacks, ...options.resolve.fallback };
  const own = calls.runsBefore ? [() => calls.runEarly(compiler)] : [];
  const found = [added.globals, added.constants, added.folderChoices, added.replacements, fallbacks];
  const isEmpty = found.every((values) => Object.keys(values).length === 0);
  const isLeftOut = calls.isUsed ? !calls.areAllCalled : isEmpty;
  return { ...added, fallbacks, before: [...own, ...added.before], hasMore: added.hasMore || isLeftOut };
}

function globalsOf(definitions: Readonly<Record<string, unknown>>): BundlingRules['globals'] {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, value]): [string, ProvidedGlobal][] => {
      const [module, exportName = 'default'] = [value].flat();
      return typeof module === 'string' && isIdentifier(name)
        ? [[name, { module, exportName: String(exportName) }]]
        : [];
    }),
  );
}

/** The definitions that are JSON, as opposed to expressions. */
function constantsOf(definitions: Readonly<Record<string, unknown>>): BundlingRules['constants'] {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return text !== undefined && /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(name) && isJsonText(text)
        ? [[name, text]]
        : [];
    }),
  );
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
