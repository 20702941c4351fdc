import { sep } from 'node:path';
import type { StyleSources } from './site-styles.js';
import { layerFinder, type ThemeLayer } from './theme-layers.js';

/**
 * Gives the text of a style sheet with the names that docsite's elements have; nothing where the sheet stays as it is.
 */
export type SheetRewriter = (file: string, css: string) => Promise<string> | undefined;

/** Makes a test for style sheets of a site's own: those of packages and of docsite's layers are not. */
export function siteSheetTest(layers: readonly ThemeLayer[]): (file: string) => boolean {
  const layerOf = layerFinder(layers);
  return (file) => !file.includes(`${sep}node_modules${sep}`) && layerOf(file) <= 0;
}

/** Makes the rewriter of the style sheets of a site's own; others stay as they are. */
export function sheetRewriter({ layers, selectors }: Pick<StyleSources, 'layers' | 'selectors'>): SheetRewriter {
  const isOfSite = siteSheetTest(layers);
  return (file, css) => {
    if (selectors === undefined || !isOfSite(file)) return undefined;
    // the parsers of CSS are loaded for the sites that need them
    return import('./rewrite-selectors.js').then(({ rewriteSelectors }) => rewriteSelectors(css, selectors));
  };
}
