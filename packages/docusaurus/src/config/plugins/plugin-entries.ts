import { Keys } from '../../keys.js';
import { missingPackageOf } from '../../load/bundling/missing-packages.js';
import { type ModuleKind, packageNames } from '../../load/plugin-file.js';
import { classicPreset, functionNames, officialPlugins } from './official-plugins.js';

/** An entry in a list of plugins, themes or presets. */
export interface PluginEntry {
  /** A name, a path or a function. */
  readonly module: unknown;
  readonly options: Keys;
  /** Its path of keys. */
  readonly path: readonly PropertyKey[];
}

/**
 * The entries of a list of plugins: each a name or function, or a list of one with its options; empty entries are
 * skipped.
 */
export function entriesOf(config: Keys, key: 'presets' | 'themes' | 'plugins'): PluginEntry[] {
  return config.list(key).flatMap((entry, index) => {
    const path = [...config.path, key, index];
    return entryOf(entry, path, [...path, 1]) ?? [];
  });
}

/** A single entry; undefined for an empty one. */
export function entryOf(
  entry: unknown,
  path: readonly PropertyKey[],
  optionsPath: readonly PropertyKey[],
): PluginEntry | undefined {
  const [module, options] = Array.isArray(entry) ? entry : [entry];
  return module ? { module, options: Keys.of(options, optionsPath), path } : undefined;
}

/** The display name of an anonymous function. */
export const unnamed = 'a function';

/** The package that an entry names: `classic` means `@docusaurus/preset-classic`. */
export function nameOf(module: unknown, kind: ModuleKind): string {
  if (typeof module === 'function')
    return missingPackageOf(module) ?? functionNames[module.name] ?? (module.name || unnamed);
  if (typeof module !== 'string') return 'an object';
  const path = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?!.*node_modules)/.exec(module)?.[1];
  if (path !== undefined) return path.replaceAll('\\', '/');
  return packageNames(module, kind).find((name) => name === classicPreset || officialPlugins.has(name)) ?? module;
}
