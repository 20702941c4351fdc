import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { isOfPackage } from '../../../process/observation/observation.js';
import { manifestOf } from '../packages/manifest-of.js';
import { hasModuleSyntax } from './module-syntax.js';

/**
 * Reads files that are written as CommonJS as such, even if their package has the type `module`, for which esbuild and
 * Node would read them as ES modules. Loaders of configurations (jiti) look at their code, too.
 */
export const commonJsFiles: Plugin = {
  name: 'common-js-files',
  setup(build) {
    build.onResolve({ filter: /^(?:[A-Za-z]:)?[\\/]|^\.{1,2}(?:\/|$)/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolving') return undefined;
      const { kind, importer, resolveDir } = from;
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
      // without esbuild's own result, only the code of the file counts
      return found.errors.length === 0 && isCommonJs(found.path) ? { path: found.path } : undefined;
    });
  },
};

const assignsExports = /(?<![\w$.])(?:module\s*\.\s*)?exports\s*(?:\.\s*[\w$]+\s*)?=(?![=>])/;

function isCommonJs(file: string): boolean {
  if (!/\.[jt]sx?$/.test(file) || isOfPackage(file) || !isOfModuleType(file)) return false;
  const text = readFileSync(file, 'utf8');
  return assignsExports.test(text) && !hasModuleSyntax(text);
}

function isOfModuleType(file: string): boolean {
  const manifest = manifestOf(file);
  return manifest !== undefined && /"type"\s*:\s*"module"/.test(readFileSync(manifest, 'utf8'));
}
