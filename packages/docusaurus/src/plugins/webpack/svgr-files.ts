import { firstFound, type LoadedFiles, propertiesOf } from '@docsite/core';
import type { PluginUse } from '../../config/plugins/plugins.js';
import { resolveModule } from '../../load/files/find-module.js';
import { loadersOf } from './rules/rule-loaders.js';

const pluginName = '@docusaurus/plugin-svgr';

/** The options that Docusaurus gives SVGR, which a site's own replace one by one. */
const usualOptions = {
  prettier: false,
  svgo: true,
  svgoConfig: {
    plugins: [{ name: 'preset-default', params: { overrides: { removeTitle: false, removeViewBox: false } } }],
  },
  titleProp: true,
};

/** Whether a plugin has options for SVGR, which then makes the components of SVG files instead of docsite. */
export function hasSvgrOptions({ name, options }: PluginUse): boolean {
  return name === pluginName && options.has('svgrConfig');
}

/**
 * The rule for SVG files of a site with options for SVGR. There is none without SVGR, and the options are left out.
 *
 * @param siteDir The site folder, absolute.
 */
export function svgrFiles(plugins: readonly PluginUse[], siteDir: string): LoadedFiles[] {
  const use = plugins.findLast(hasSvgrOptions);
  const file = use && svgrLoader(siteDir);
  if (use === undefined || file === undefined) return [];
  const options = { ...usualOptions, ...propertiesOf(use.options.any('svgrConfig')) };
  const loaders = loadersOf({ loader: file, options }, undefined, (name) => name);
  return loaders === undefined ? [] : [{ pattern: '\\.svg$', flags: 'i', as: 'code', loaders }];
}

/** The file of SVGR's loader, which is in a package of the site, or of its preset or plugin. */
function svgrLoader(siteDir: string): string | undefined {
  const fromPreset = resolveModule('@docusaurus/preset-classic', siteDir);
  const places = [siteDir, ...(fromPreset === undefined ? [] : [fromPreset])];
  const all = [...places, ...places.flatMap((place) => resolveModule(pluginName, place) ?? [])];
  return firstFound(all, (place) => resolveModule('@svgr/webpack', place));
}
