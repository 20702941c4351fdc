import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { defaultOf } from '@docsite/core';
import type { OnResolveResult, Plugin } from 'esbuild';

/**
 * Makes `await import('../plugin')` return the default export of a module, with its other exports as properties, as
 * Docusaurus's loader does: configurations pass imported modules as plugins. The module that is imported instead has a
 * method `then`, and awaiting it returns what that method resolves to.
 */
export const importedDefaults: Plugin = {
  name: 'imported-defaults',
  setup(build) {
    const found = new Map<string, OnResolveResult>();
    build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
      if (kind !== 'dynamic-import' || namespace !== 'file' || pluginData === scope || isBuiltin(path))
        return undefined;
      const module = await build.resolve(path, { kind, importer, resolveDir, pluginData: scope });
      if (module.errors.length > 0) return undefined;
      const key = `${module.namespace}:${module.path}`;
      found.set(key, {
        path: module.path,
        namespace: module.namespace,
        external: module.external,
        pluginData: module.pluginData,
      });
      return { path: key, namespace: scope, pluginData: dirname(importer) };
    });
    build.onResolve({ filter: /.*/, namespace: scope }, ({ path }) => found.get(path));
    build.onLoad({ filter: /.*/, namespace: scope }, ({ path, pluginData }) => ({
      contents: `const valueOf = ${defaultOf};
        export const then = (resolve, reject) => import(${JSON.stringify(path)}).then(
          (module) => resolve(valueOf({ ...module, __esModule: true })), reject);`,
      resolveDir: pluginData as string,
    }));
  },
};

const scope = 'imported-default';
