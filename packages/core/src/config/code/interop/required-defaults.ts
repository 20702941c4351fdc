import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Makes `require('./items')` return the default export of an ES module, with its other exports as properties, as
 * configuration loaders do (jiti, unbuild's mlly). CommonJS modules are unaffected.
 */
export const requiredDefaults: Plugin = {
  name: 'required-defaults',
  setup(build) {
    build.onResolve(
      { filter: /^\.{1,2}(?:\/|$)/ },
      async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
        if (kind !== 'require-call' || namespace !== 'file' || pluginData === 'resolving') return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
        return found.errors.length > 0 || found.external || isMissing(found)
          ? undefined
          : { path: `${found.path}${wrapperEnding}`, namespace: scope };
      },
    );
    build.onLoad({ filter: /.*/, namespace: scope }, ({ path }) => ({
      contents: `module.exports = (${defaultOf})(require(${JSON.stringify(path.slice(0, -wrapperEnding.length))}));`,
      resolveDir: dirname(path),
    }));
  },
};

/** Whether letter case is wrong in the name of a file, which esbuild reports where it is imported. */
function isMissing({ namespace, path }: { readonly namespace: string; readonly path: string }): boolean {
  return namespace === 'file' && !existsSync(path);
}

const scope = 'required-default';

/** Makes esbuild treat the wrapper of a module as CommonJS, whatever the module itself is. */
export const wrapperEnding = '.cjs';

/**
 * The code of a function that returns what `require` returns for a module. It is inserted into bundles, so it must not
 * refer to anything outside itself.
 */
export const defaultOf = function defaultOf(found: Record<string, unknown> | undefined): unknown {
  if (found?.__esModule !== true || found.default === undefined || found.default === null) return found;
  const value = found.default;
  if (typeof value !== 'object' && typeof value !== 'function') return value;
  const lacking = Object.keys(found).filter((name) => !(name in value));
  // frozen, or a module namespace: some packages seal what they export
  if (lacking.length > 0 && !Object.isExtensible(value))
    return new Proxy(value, { get: (target, name) => (name in target ? target : found)[name as keyof object] });
  for (const name of lacking)
    Object.defineProperty(value, name, {
      get: () => found[name],
      enumerable: name !== 'default',
      configurable: true,
    });
  return value;
}.toString();
