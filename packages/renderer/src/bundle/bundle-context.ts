import { resolve } from 'node:path';
import { shareModules } from '../live/share-modules.js';
import type { BundleContext, SharedOptions } from './bundle-options.js';
import { type ForeignFiles, noteFile } from './modules/foreign-files.js';
import { anyBaseUrl } from './modules/locale-modules.js';
import { sheetReader } from './styles/reading/read-style-sheet.js';
import { defaultTheme } from './theme/theme-layers.js';
import { findTheme } from './theme/theme-resolver.js';

/** The context that all builds of a bundle share. */
export function contextOf(options: SharedOptions, foreignFiles: ForeignFiles): BundleContext {
  const { locale, sharesNone, ...settings } = options;
  const { siteDir, layers, ready, pages } = settings;
  const { configuredBaseUrl, serverDir, printDocument, localeModules } = locale;
  // these are the sources of the theme bundled in advance
  for (const source of ready?.sources ?? [])
    noteFile(resolve(defaultTheme(layers).folder, source), { siteDir, foreignFiles });
  return {
    ...settings,
    configuredBaseUrl,
    serverDir,
    printDocument,
    localeModules,
    baseUrl: anyBaseUrl,
    assets: new Map(),
    cssModules: new Map(settings.kept?.cssModules),
    documents: new Map(),
    foreignFiles,
    readSheet: sheetReader({ ...settings, foreignFiles }),
    ...(settings.kept?.theme ?? findTheme(siteDir)),
    ...(sharesNone !== true && { pages: shareModules(pages, siteDir) }),
  };
}
