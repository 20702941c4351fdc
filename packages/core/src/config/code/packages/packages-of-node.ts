import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { isOfPackage } from '../../../process/observation/observation.js';
import { isReplaced } from '../../../process/replaced-packages.js';
import { manifestOf } from './manifest-of.js';

/**
 * Files that Node can load from installed packages, which excludes TypeScript, and JSON imported without an attribute.
 */
const nodeLoads = /\.(?:[cm]?js|node)$/;

/**
 * Makes packages external, by the URL they resolve to from the importing file, except for those that have changed since
 * Node may have loaded them, which are bundled. `docsite` itself is replaced by a module that exports `defineConfig`,
 * so that a site need not have it installed.
 *
 * @param required CommonJS files that are always required, even if imported, as bundlers do, and folders of packages to
 *   require as a whole; absolute.
 */
export function packagesOfNode(required: ReadonlySet<string>): Plugin {
  const isRequired = (file: string): boolean =>
    required.has(file) || [...required].some((folder) => file.startsWith(`${folder}${sep}`));
  return {
    name: 'packages-of-node',
    setup(build) {
      build.onResolve({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ path, external: true }));
      build.onResolve({ filter: /^[^./]|^\.[^./]|^\.\.[^/]/ }, async (args) => {
        const found = await resolvePackage(build, args);
        const file = found?.path?.startsWith('file:') ? fileURLToPath(found.path) : undefined;
        if (file === undefined || !isRequired(file)) return found;
        // a package may resolve to another file for `require`
        const { path } = await build.resolve(args.path, {
          kind: 'require-call',
          resolveDir: args.resolveDir,
          pluginData: 'resolving',
        });
        return { path: path === '' ? file : path, namespace: 'required' };
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

/**
 * What has to be required because modules could not be linked: the CommonJS file whose export Node cannot detect in its
 * text, or the folder of the package whose own modules import such a file; absolute.
 */
export function hiddenExport(error: unknown): string | undefined {
  if (!(error instanceof SyntaxError)) return undefined;
  const requested = notDetected.exec(error.message)?.[1] ?? notExported.exec(error.message)?.[1];
  if (requested === undefined) return undefined;
  // the stack starts with the place of the import
  const importer = /^(file:.*):\d+$/m.exec(error.stack ?? '')?.[1];
  const file = requested.startsWith('file:') ? fileURLToPath(requested) : resolveFrom(importer, requested);
  if (!notDetected.test(error.message) && (file === undefined || !isCommonJs(file))) return undefined;
  if (requested.startsWith('file:')) return file;
  const manifest = importer?.includes('/node_modules/') ? manifestOf(importer) : undefined;
  return manifest && dirname(manifest);
}

const notDetected = /^Named export '.*' not found\. The requested module '(.*)' is a CommonJS module/;
/** Node 24 says this of CommonJS modules, too. */
const notExported = /^The requested module '(.*)' does not provide an export named '.*'/;

function resolveFrom(importer: string | undefined, specifier: string): string | undefined {
  try {
    return importer && createRequire(importer).resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Whether Node loads a file of a package as CommonJS. */
export function isCommonJs(file: string): boolean {
  if (!file.endsWith('.js')) return file.endsWith('.cjs');
  const manifest = manifestOf(file);
  return manifest === undefined || JSON.parse(readFileSync(manifest, 'utf8')).type !== 'module';
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
  if (!isOfPackage(found.path) || !nodeLoads.test(found.path) || isReplaced(found.path)) return { path: found.path };
  return { path: kind.startsWith('require') ? found.path : pathToFileURL(found.path).href, external: true };
}
