import type { LoadedConfig, Site, SiteLocale } from '@docsite/core';
import { type BundleLocale, type BundleSettings, themeLayers } from '@docsite/renderer';
import { templatesDir } from '../../own-package/templates-dir.js';
import { finishedLocale } from '../finished/finished-locale.js';

/** Derives the settings that all bundles of a site share from its configuration. */
export function bundleSettings(siteDir: string, loaded: LoadedConfig): BundleSettings {
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
  };
}

/**
 * Derives what is known of a locale to bundle from the configuration.
 *
 * @param site The site in the locale; undefined before it is assembled, which leaves values of its pages open.
 */
export function localeSettings(
  loaded: LoadedConfig,
  locale: SiteLocale,
  site?: Site,
): Pick<BundleLocale, 'name' | 'baseUrl' | 'configuredBaseUrl' | 'localeModules'> {
  const { name, baseUrl } = locale;
  const localeModules = localeModulesOf(loaded, locale, site);
  return { name, baseUrl, configuredBaseUrl: loaded.config.baseUrl, localeModules };
}

function localeModulesOf({ localeModules, pageModules }: LoadedConfig, { name }: SiteLocale, site: Site | undefined) {
  const own = localeModules?.[name];
  if (pageModules === undefined) return own;
  const open = Object.fromEntries(pageModules.names.map((module) => [module, null]));
  return { ...own, ...open, ...(site && pageModules.valuesOf(finishedLocale({ site }))) };
}
