import { readFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import type { SelectorAliases } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { layerFinder, type ThemeLayer } from './theme-layers.js';

/** Has the style sheets of a site reach docsite's elements by the names that another theme has for them. */
export function siteStyleSheets(layers: readonly ThemeLayer[], selectors: SelectorAliases | undefined): Plugin {
  return {
    name: 'docsite-site-style-sheets',
    setup(build) {
      if (selectors === undefined) return;
      const layerOf = layerFinder(layers);
      build.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
        if (path.includes(`${sep}node_modules${sep}`) || layerOf(path) > 0) return undefined;
        const { rewriteSelectors } = await import('./rewrite-selectors.js');
        const contents = rewriteSelectors(await readFile(path, 'utf8'), selectors);
        return { contents, loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}
