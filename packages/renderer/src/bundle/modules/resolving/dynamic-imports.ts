import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasModuleSyntax } from '@docsite/core';
import type { Plugin } from 'esbuild';

const namespace = 'docsite-dynamic';

/**
 * Gives `import('package')` of a CommonJS module its exports as names, like webpack and `import` statements, whereas
 * esbuild gives all of them as `default` if the module is a file of its own. The module in between has a method `then`,
 * which the promise of `import()` calls for its value.
 */
export function dynamicImports(): Plugin {
  return {
    name: 'docsite-dynamic-imports',
    setup(build) {
      build.onResolve({ filter: /^[^!]+$/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import') return undefined;
        const found = await build.resolve(path, { kind: 'import-statement', importer, resolveDir, pluginData });
        const isFile = found.errors.length === 0 && found.namespace === 'file' && !found.external;
        return isFile && isCommonJs(found.path) ? { path: found.path, namespace } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `import * as all from ${JSON.stringify(path)}; export const then = (resolve) => resolve(all);`,
        resolveDir: dirname(path),
      }));
    },
  };
}

function isCommonJs(path: string): boolean {
  if (!/\.c?js$/.test(path)) return false;
  const code = readFileSync(path, 'utf8');
  return /\bexports\b/.test(code) && !hasModuleSyntax(code);
}
