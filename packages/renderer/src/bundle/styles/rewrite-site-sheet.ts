import { sep } from 'node:path';
import { capturesIn, mayHaveLayers, type SelectorAliases } from '@docsite/core';
import { defaultTheme, layerFinder, type ThemeLayer } from '../theme/theme-layers.js';
import type { StyleSources } from './style-sources.js';

/** Rewrites a style sheet to use the names of docsite's elements; undefined if the sheet stays unchanged. */
export type SheetRewriter = (file: string, css: string) => Promise<string> | undefined;

/** Creates a predicate for a site's own style sheets, as opposed to those of packages and of docsite's layers. */
export function siteSheetTest(layers: readonly ThemeLayer[]): (file: string) => boolean {
  const layerOf = layerFinder(layers);
  return (file) => !file.includes(`${sep}node_modules${sep}`) && layerOf(file) <= 0;
}

/**
 * Creates a rewriter for a site's style sheets and those of packages; docsite's own are left unchanged. The names in
 * those of packages are names of their own elements. Of these sheets, therefore, only the rules for the text of pages
 * and for bare elements are adapted, layers are placed, and rules are mirrored for right-to-left languages.
 */
export function sheetRewriter(sources: Pick<StyleSources, 'layers' | 'selectors' | 'mirrorsStyles'>): SheetRewriter {
  const { layers, selectors, mirrorsStyles = false } = sources;
  const isOfSite = siteSheetTest(layers);
  // layers for features, such as the blog, are in it, too
  const ownFolder = defaultTheme(layers).folder + sep;
  const selectorsFor = (file: string, css: string) => {
    if (selectors === undefined || isOfSite(file)) return selectors;
    const isReached =
      namesBodies(css, selectors) ||
      bareRule.test(css) ||
      (selectors.universalIn !== undefined && universalRule.test(css)) ||
      (selectors.layersIn !== undefined && mayHaveLayers(css));
    return isReached && !file.startsWith(ownFolder) ? ofPackages(selectors) : undefined;
  };
  return (file, css) => {
    const taken = selectorsFor(file, css);
    const isMirrored = mirrorsStyles && !file.startsWith(ownFolder);
    return taken === undefined && !isMirrored ? undefined : rewriteSheet(css, taken, isMirrored);
  };
}

/** CSS parsers are loaded only for sites that need them. */
async function rewriteSheet(css: string, selectors: SelectorAliases | undefined, isMirrored: boolean): Promise<string> {
  const extended =
    selectors === undefined ? css : (await import('./selectors/rewrite-selectors.js')).rewriteSelectors(css, selectors);
  return isMirrored ? (await import('./mirroring/mirror-styles.js')).mirrorStyles(extended) : extended;
}

/** Whether a style sheet has rules for children of elements that contain the text of a page. */
function namesBodies(css: string, { bodies = [] }: SelectorAliases): boolean {
  return capturesIn(css, /\.([\w-]+)\s*>/g).some((name) => bodies.includes(name));
}

/** A selector for bare elements that a page's frame has, too. */
const bareRule =
  /(?:^|[{},;/])\s*(?:a|button|code|details|dl|fieldset|h[1-6]|hr|img|input|label|li|nav|ol|p|pre|svg|table|td|th|ul)\s*[,:{]/;

/** A selector for all elements. */
const universalRule = /(?:^|[{},;/])\s*\*\s*[,:{]/;

function ofPackages({ parts, elements = {}, bodies = [], layersIn, universalIn }: SelectorAliases): SelectorAliases {
  const layers = { ...(layersIn !== undefined && { layersIn }), ...(universalIn !== undefined && { universalIn }) };
  return { classes: {}, beginnings: {}, parts, elements, bodies, ...layers };
}
