import { isBuiltin } from 'node:module';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';

/** Node loads installed packages, except files that it cannot load: TypeScript, and JSON without an attribute. */
const nodeLoads = /\.(?:[cm]?js|node)$/;

/**
 * Makes packages external, by the URL they resolve to from the importing file. `docsite` itself is replaced by a module
 * that exports `defineConfig`, so that a site need not have it installed.
 */
export const packagesOfNode: Plugin = {
  name: 'packages-of-node',
  setup(build) {
    build.onResolve({ filter: /^[^./]|^\.[^./]|^\.\.[^/]/ }, (args) => resolvePackage(build, args));
    build.onLoad({ filter: /.*/, namespace: 'docsite' }, () => ({
      contents: 'export const defineConfig = (config) => config;',
    }));
  },
};

async function resolvePackage(
  build: PluginBuild,
  { path, kind, importer, resolveDir, pluginData }: OnResolveArgs,
): Promise<OnResolveResult | undefined> {
  if (kind === 'entry-point' || pluginData === 'resolving') return undefined;
  if (isBuiltin(path)) return { path, external: true };
  if (path === 'docsite' || path === '@docsite/core') return { path, namespace: 'docsite' };
  const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
  if (found.errors.length > 0 || found.namespace !== 'file') return undefined;
  if (!found.path.split(sep).includes('node_modules') || !nodeLoads.test(found.path)) return { path: found.path };
  return { path: kind.startsWith('require') ? found.path : pathToFileURL(found.path).href, external: true };
}
