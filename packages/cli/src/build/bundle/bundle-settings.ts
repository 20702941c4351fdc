import type { LoadedConfig, Site, SiteLocale } from '@docsite/core';
import { type BundleOptions, themeLayers } from '@docsite/renderer';
import { templatesDir } from '../../templates-dir.js';
import { finishedLocale } from '../input/finished-locale.js';

/** The bundling options of a site, independent of its pages. */
export type LocaleBundling = Omit<BundleOptions, 'serverDir' | 'labels' | 'pages' | 'printDocument'>;

/**
 * Derives the bundling options of a locale from the configuration.
 *
 * @param site The site in the locale; undefined before it is assembled, which leaves values of its pages open.
 */
export function bundleSettings(siteDir: string, loaded: LoadedConfig, locale: SiteLocale, site?: Site): LocaleBundling {
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
    localeModules: localeModulesOf(loaded, locale, site),
    configuredBaseUrl: config.baseUrl,
  };
}

function localeModulesOf({ localeModules, pageModules }: LoadedConfig, { name }: SiteLocale, site: Site | undefined) {
  const own = localeModules?.[name];
  if (pageModules === undefined) return own;
  const open = Object.fromEntries(pageModules.names.map((module) => [module, null]));
  return { ...own, ...open, ...(site && pageModules.valuesOf(finishedLocale({ site }))) };
}
