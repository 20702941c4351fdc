import { dirname, sep } from 'node:path';
import type { SelectorAliases } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { hasProcessor } from './process-styles.js';
import type { SheetReader } from './read-style-sheet.js';
import type { StyleSources } from './site-styles.js';
import { layerFinder } from './theme-layers.js';
import { keepWrittenColumns } from './written-columns.js';

interface SheetSources extends StyleSources {
  readonly readSheet: SheetReader;
}

/**
 * Reads the style sheets of a site, those of Sass too, and has them reach docsite's elements by the names that another
 * theme has for them.
 */
export function siteStyleSheets({ siteDir, layers, selectors, postcssHooks, readSheet }: SheetSources): Plugin {
  return {
    name: 'docsite-site-style-sheets',
    setup(build) {
      const layerOf = layerFinder(layers);
      const written = new Map<string, string>();
      keepWrittenColumns(build, written);
      const isEvery = selectors !== undefined || hasProcessor(siteDir, postcssHooks);
      const filter = !isEvery ? /\.s[ac]ss$/ : /\.(?:css|s[ac]ss)$/;
      build.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
        const isOthers = path.includes(`${sep}node_modules${sep}`) || layerOf(path) > 0;
        if (isOthers && path.endsWith('.css')) return undefined;
        const { css, errors } = await readSheet(path);
        const isTheirs = selectors !== undefined && !isOthers;
        const contents = isTheirs ? await rewritten(css, selectors) : css;
        if (isTheirs && path.endsWith('.css')) written.set(path, css);
        return { contents, errors: [...errors], loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}

/** The parsers of CSS are loaded for the sites that need them. */
async function rewritten(css: string, selectors: SelectorAliases): Promise<string> {
  const { rewriteSelectors } = await import('./rewrite-selectors.js');
  return rewriteSelectors(css, selectors);
}
