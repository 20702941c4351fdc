import { isAbsolute } from 'node:path';
import { type BundlingRules, escapePattern } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { emptyModule, loadEmptyModules } from './empty-module.js';

/** Resolves missing modules to their replacements, like webpack's `resolve.fallback`. */
export function fallbackModules({ fallbacks }: Pick<BundlingRules, 'fallbacks'>): Plugin {
  return {
    name: 'docsite-fallbacks',
    setup(build) {
      const names = Object.keys(fallbacks);
      if (names.length === 0) return;
      const filter = new RegExp(`^(?:node:)?(?:${names.map(escapePattern).join('|')})$`);
      build.onResolve({ filter }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === 'no-fallback') return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'no-fallback' });
        if (found.errors.length === 0) return undefined;
        const other = fallbacks[path.replace(/^node:/, '')];
        if (!other) return emptyModule(path);
        // if the replacement is missing, too, it is reported as the package to install
        if (!isAbsolute(other)) return build.resolve(other, { kind, importer, resolveDir, pluginData: 'no-fallback' });
        return { path: other };
      });
      loadEmptyModules(build);
    },
  };
}
