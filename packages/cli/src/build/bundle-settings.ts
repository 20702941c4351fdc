import type { LoadedConfig } from '@docsite/core';
import { type BundleSettings, themeLayers } from '@docsite/renderer';
import { templatesDir } from './templates-dir.js';

/** What a configuration says of bundling, the same in all locales. */
export function bundleSettings(siteDir: string, loaded: LoadedConfig): BundleSettings {
  const { config, modules, selectors, postcssHooks } = loaded;
  const { aliases, styles, clientModules, svgImports, moduleStyles, resolveExtensions } = config;
  const layers = themeLayers(config, { siteDir, templatesDir });
  return {
    siteDir,
    layers,
    aliases,
    modules,
    selectors,
    postcssHooks,
    styles,
    clientModules,
    svgImports,
    moduleStyles,
    resolveExtensions,
  };
}
