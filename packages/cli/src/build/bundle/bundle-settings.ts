import type { LoadedConfig, SiteLocale } from '@docsite/core';
import { type BundleOptions, themeLayers } from '@docsite/renderer';
import { templatesDir } from '../../templates-dir.js';

/** The bundling options of a site, independent of its pages. */
export type LocaleBundling = Omit<BundleOptions, 'serverDir' | 'labels' | 'pages' | 'printDocument'>;

/** Derives the bundling options of a locale from the configuration. */
export function bundleSettings(siteDir: string, loaded: LoadedConfig, locale: SiteLocale): LocaleBundling {
  const { config, modules, lateModules, modulePlaces, selectors, mirrorsStyles, postcssHooks, bundling } = loaded;
  const { aliases, styles, clientModules, svgImports, moduleStyles, resolveExtensions, staticDirectories } = config;
  const layers = themeLayers(config, { siteDir, templatesDir });
  return {
    siteDir,
    layers,
    aliases,
    modules,
    lateModules,
    modulePlaces,
    selectors,
    mirrorsStyles,
    postcssHooks,
    styles,
    clientModules,
    svgImports,
    moduleStyles,
    resolveExtensions,
    staticDirs: staticDirectories,
    bundling,
    configFile: loaded.file,
    locale: locale.name,
    baseUrl: locale.baseUrl,
    localeModules: loaded.localeModules?.[locale.name],
    configuredBaseUrl: config.baseUrl,
  };
}
