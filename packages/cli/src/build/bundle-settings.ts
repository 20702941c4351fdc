import type { LoadedConfig } from '@docsite/core';
import { type BundleSettings, themeLayers } from '@docsite/renderer';
import { templatesDir } from './templates-dir.js';

/** What a configuration says of bundling, the same in all locales. */
export function bundleSettings(siteDir: string, loaded: LoadedConfig): BundleSettings {
  const { config, modules, selectors, postcssHooks, bundling } = loaded;
  const { aliases, styles, clientModules, svgImports, moduleStyles, resolveExtensions, staticDirectories } = config;
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
    staticDirs: staticDirectories,
    bundling,
  };
}
