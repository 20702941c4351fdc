import { sep } from 'node:path';
import type { StyleSources } from './site-styles.js';
import { layerFinder } from './theme-layers.js';

/** Gives the text of a style sheet with the names that docsite's elements have; nothing where the sheet stays as it is. */
export type SheetRewriter = (file: string, css: string) => Promise<string> | undefined;

/** Makes the rewriter of the style sheets of a site: those of packages and of docsite's own layers stay as they are. */
export function sheetRewriter({ layers, selectors }: Pick<StyleSources, 'layers' | 'selectors'>): SheetRewriter {
  const layerOf = layerFinder(layers);
  return (file, css) => {
    if (selectors === undefined || file.includes(`${sep}node_modules${sep}`) || layerOf(file) > 0) return undefined;
    // the parsers of CSS are loaded for the sites that need them
    return import('./rewrite-selectors.js').then(({ rewriteSelectors }) => rewriteSelectors(css, selectors));
  };
}
