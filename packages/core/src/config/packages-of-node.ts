import { isBuiltin } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Metafile, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';

/** Node loads installed packages, except files that it cannot load: TypeScript, and JSON without an attribute. */
const nodeLoads = /\.(?:[cm]?js|node)$/;

/**
 * Makes packages external, by the URL they resolve to from the importing file. `docsite` itself is replaced by a module
 * that exports `defineConfig`, so that a site need not have it installed.
 *
 * @param required Files of CommonJS that are required, wherever they are imported, as bundlers do; absolute.
 */
export function packagesOfNode(required: ReadonlySet<string>): Plugin {
  return {
    name: 'packages-of-node',
    setup(build) {
      build.onResolve({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ path, external: true }));
      build.onResolve({ filter: /^[^./]|^\.[^./]|^\.\.[^/]/ }, async (args) => {
        const found = await resolvePackage(build, args);
        const file = found?.path?.startsWith('file:') ? fileURLToPath(found.path) : undefined;
        return file !== undefined && required.has(file) ? { path: file, namespace: 'required' } : found;
      });
      build.onLoad({ filter: /.*/, namespace: 'docsite' }, () => ({
        contents: 'export const defineConfig = (config) => config;',
      }));
      build.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(path)});`,
      }));
    },
  };
}

/** The files of packages that a bundle requires where its modules import them, absolute. */
export function requiredFiles(inputs: Metafile['inputs']): string[] {
  return Object.keys(inputs).flatMap((path) => (path.startsWith('required:') ? [path.slice('required:'.length)] : []));
}

/**
 * The file of CommonJS because of which modules could not be linked: it has an export that Node does not find in its text.
 */
export function fileOfHiddenExport(error: unknown): string | undefined {
  if (!(error instanceof SyntaxError)) return undefined;
  const url = /^Named export '.*' not found\. The requested module '(file:.*)' is a CommonJS module/.exec(
    error.message,
  )?.[1];
  return url === undefined ? undefined : fileURLToPath(url);
}

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
