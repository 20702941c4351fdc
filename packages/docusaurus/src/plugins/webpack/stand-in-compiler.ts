import { CompilerHooks } from './compiler-hooks.js';
import { readableOwnPlugins, withRecordedOwnPlugins } from './own-plugins.js';
import { bundler } from './stand-in-bundler.js';

/** A webpack plugin, or something of the same form. */
export interface AppliedPlugin {
  readonly apply?: (compiler: object) => void;
}

/** What stands in for webpack's compiler while a plugin is applied, and the functions that the plugin registers. */
export interface AppliedTo {
  readonly compiler: { readonly options: { readonly plugins: unknown[]; readonly resolve: { fallback: object } } };
  readonly calls: CompilerHooks;
}

/**
 * Applies a plugin to a compiler that only records what it is given. If the plugin uses webpack's own plugins, it is
 * applied once more, while these are recorded, too.
 */
export function applyPlugin(plugin: AppliedPlugin, siteDir: string): AppliedTo {
  const applied = applyOnce(plugin, siteDir);
  const usesOthers = applied.calls.isUsedBy(readableOwnPlugins);
  return usesOthers ? withRecordedOwnPlugins(() => applyOnce(plugin, siteDir)) : applied;
}

function applyOnce(plugin: AppliedPlugin, siteDir: string): AppliedTo {
  const options = { plugins: [] as unknown[], resolve: { fallback: {}, alias: {} }, module: { rules: [] } };
  const calls = new CompilerHooks();
  const compiler = {
    name: 'client',
    context: siteDir,
    options,
    webpack: bundler,
    rspack: bundler,
    hooks: calls.hooks,
    getInfrastructureLogger: () => silent,
  };
  try {
    plugin.apply?.(compiler);
  } catch {
    // it needs features of the real webpack
  }
  return { compiler, calls };
}

/** A logger whose every method does nothing. */
const silent: object = new Proxy({}, { get: () => () => undefined });
