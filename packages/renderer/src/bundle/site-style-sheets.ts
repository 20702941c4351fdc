import { dirname } from 'node:path';
import type { BundlingRules } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { hasProcessor } from './process-styles.js';
import type { SheetReader } from './read-style-sheet.js';
import { sheetRewriter, siteSheetTest } from './rewrite-site-sheet.js';
import type { StyleSources } from './site-styles.js';
import { styleSheetEnding } from './style-sheet.js';
import { keepWrittenColumns } from './written-columns.js';

interface SheetSources extends StyleSources {
  readonly readSheet: SheetReader;
  readonly bundling?: BundlingRules | undefined;
}

/**
 * Reads the style sheets of a site, those of Sass and Less too, and has them reach docsite's elements by the names that
 * another theme has for them.
 */
export function siteStyleSheets(sources: SheetSources): Plugin {
  const { siteDir, layers, selectors, postcssHooks, readSheet, bundling } = sources;
  return {
    name: 'docsite-site-style-sheets',
    setup(build) {
      const isOfSite = siteSheetTest(layers);
      const rewrite = sheetRewriter({ layers, selectors });
      const written = new Map<string, string>();
      keepWrittenColumns(build, written);
      const isEvery = selectors !== undefined || hasProcessor(siteDir, postcssHooks);
      const filter = isEvery ? new RegExp(styleSheetEnding) : /\.(?:less|s[ac]ss)$/;
      build.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
        if (path.endsWith('.css') && !isOfSite(path)) return undefined;
        const { css, errors } = await readSheet(path);
        // the parser of CSS is loaded for the sites that need it
        const ordered = bundling?.hasLateImports ? (await import('./late-imports.js')).importsFirst(css) : css;
        const rewritten = await rewrite(path, ordered);
        if (rewritten !== undefined && path.endsWith('.css')) written.set(path, css);
        return { contents: rewritten ?? ordered, errors: [...errors], loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}
