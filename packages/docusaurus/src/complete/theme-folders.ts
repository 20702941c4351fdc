import { join } from 'node:path';
import { blogBridges } from '../modules/components/bridges.js';
import { codeLayers } from '../modules/layers/code-layers.js';
import { elementLayers } from '../modules/layers/element-layers.js';
import { pageFrameLayers, pagePropsLayers } from '../modules/layers/page-layers.js';
import { missingAddressLayers, routeHistoryLayers } from '../modules/layers/route-layers.js';
import { styledLayers } from '../modules/layers/styled-layers.js';
import { computesCode } from '../modules/layers/written-code.js';
import { installedTheme } from '../modules/packages/installed-theme.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import type { HtmlClasses } from '../styles/sources/html-classes.js';
import type { OwnParts } from './own-parts.js';
import type { SearchedTexts } from './searched-texts.js';
import type { SiteToComplete } from './site-to-complete.js';

/** What determines the layers of a site. */
interface LayerSources extends SearchedTexts {
  readonly own: OwnParts;
  readonly htmlClasses: HtmlClasses;
}

/**
 * Theme folders, topmost first: layers that the site needs, components of its plugins, and the replacement for
 * Docusaurus's theme.
 */
export function themeFolders(site: SiteToComplete, results: PluginResults, sources: LayerSources): string[] {
  const { takeover, themeDir } = site;
  const inFrame = (names: readonly string[]) => names.map((name) => join(themeDir, 'frame', name));
  return [
    ...inFrame(sources.htmlClasses.layers),
    // above bridges, some of which contain the component around the part they are for
    ...results.themes,
    ...inFrame(frameLayers(site, results, sources)),
    themeDir,
    ...installedTheme(takeover.siteDir),
  ];
}

/** The folders of `theme/frame` below components of plugins, topmost first. */
function frameLayers(
  { config, takeover: { siteDir } }: SiteToComplete,
  { finisher, modules }: PluginResults,
  { own, code, documents }: LayerSources,
): string[] {
  const { swizzles, sharesContexts, words, sought } = own;
  return [
    // a layout of the site may replace the frame that others draw
    ...codeLayers(code),
    ...(computesCode(documents) ? ['written-code'] : []),
    ...swizzles.layers,
    ...(sharesContexts ? ['shared-contexts'] : []),
    ...pagePropsLayers(config, siteDir),
    ...styledLayers(code, siteDir),
    ...missingAddressLayers({ words }),
    ...routeHistoryLayers({ words, modules: Object.values(modules) }),
    ...(config.blog ? blogBridges : []),
    ...elementLayers(code),
    ...pageFrameLayers(config, code, siteDir),
    ...(finisher || sought?.has('theme-doc-markdown') ? ['found-content'] : []),
  ];
}
