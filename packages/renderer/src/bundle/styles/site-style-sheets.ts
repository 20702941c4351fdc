import { dirname } from 'node:path';
import type { BundlingRules } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { hasProcessor } from './reading/process-styles.js';
import { type SheetReader, transformTest } from './reading/read-style-sheet.js';
import { sheetRewriter, siteSheetTest } from './rewrite-site-sheet.js';
import { styleSheetEnding } from './style-sheet.js';
import type { StyleSources } from './style-sources.js';
import { keepWrittenColumns } from './written-columns.js';

interface SheetSources extends StyleSources {
  readonly readSheet: SheetReader;
  readonly bundling?: BundlingRules | undefined;
}

/**
 * Loads a site's style sheets, including Sass and Less, with selectors written for another theme extended to docsite's
 * elements.
 */
export function siteStyleSheets(sources: SheetSources): Plugin {
  const { siteDir, layers, selectors, mirrorsStyles = false, postcssHooks, readSheet, bundling } = sources;
  return {
    name: 'docsite-site-style-sheets',
    setup(build) {
      const isOfSite = siteSheetTest(layers);
      const isTransformed = transformTest(sources);
      const rewrite = sheetRewriter(sources);
      const written = new Map<string, string>();
      keepWrittenColumns(build, written);
      const isEvery = selectors !== undefined || mirrorsStyles || hasProcessor(siteDir, postcssHooks);
      const filter = isEvery ? new RegExp(styleSheetEnding) : /\.(?:less|s[ac]ss)$/;
      build.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
        const isOfPackage = path.endsWith('.css') && !isOfSite(path) && !isTransformed(path);
        if (isOfPackage && selectors === undefined && !mirrorsStyles) return undefined;
        const { css, errors } = await readSheet(path);
        // the CSS parser is loaded only for sites that need it
        const ordered = bundling?.hasLateImports ? (await import('./css/late-imports.js')).importsFirst(css) : css;
        const rewritten = await rewrite(path, ordered);
        if (isOfPackage && rewritten === undefined) return undefined;
        if (rewritten !== undefined && path.endsWith('.css')) written.set(path, css);
        return { contents: rewritten ?? ordered, errors: [...errors], loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}
