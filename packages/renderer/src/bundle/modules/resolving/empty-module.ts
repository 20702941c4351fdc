import type { OnResolveResult, PluginBuild } from 'esbuild';

const namespace = 'docsite-empty';

/** What a name without a module is resolved to. */
export function emptyModule(path: string): OnResolveResult {
  return { path, namespace };
}

/** Loads empty modules for a plugin that resolves names to them. */
export function loadEmptyModules(build: PluginBuild): void {
  build.onLoad({ filter: /.*/, namespace }, () => ({ contents: 'module.exports = {};' }));
}
