import { sep } from 'node:path';
import type { StyleSources } from './site-styles.js';
import { layerFinder, type ThemeLayer } from './theme-layers.js';

/** Rewrites a style sheet to use the names of docsite's elements; undefined if the sheet stays unchanged. */
export type SheetRewriter = (file: string, css: string) => Promise<string> | undefined;

/** Creates a predicate for a site's own style sheets, as opposed to those of packages and of docsite's layers. */
export function siteSheetTest(layers: readonly ThemeLayer[]): (file: string) => boolean {
  const layerOf = layerFinder(layers);
  return (file) => !file.includes(`${sep}node_modules${sep}`) && layerOf(file) <= 0;
}

/** Creates a rewriter for a site's own style sheets; others are left unchanged. */
export function sheetRewriter({ layers, selectors }: Pick<StyleSources, 'layers' | 'selectors'>): SheetRewriter {
  const isOfSite = siteSheetTest(layers);
  return (file, css) => {
    if (selectors === undefined || !isOfSite(file)) return undefined;
    // CSS parsers are loaded only for sites that need them
    return import('./rewrite-selectors.js').then(({ rewriteSelectors }) => rewriteSelectors(css, selectors));
  };
}
