import type { BundlingRules } from '@docsite/core';
import type { BuildOptions, Plugin } from 'esbuild';
import { hydratedModule, type LivePage, livePages, moduleName, pageModule } from '../../live/live-pages.js';
import type { BundleContext } from '../bundle-options.js';
import { codeRewriter, ownModules } from '../code/own-modules.js';
import { typedScripts } from '../code/typed-scripts.js';
import { assetImports } from '../modules/asset-imports.js';
import { fallbackModules, namedConstants, providedGlobals, rootFolders, rootPaths } from '../modules/bundling-rules.js';
import { clientModules } from '../modules/client-modules.js';
import { dataImports } from '../modules/data-imports.js';
import { documentImports, noteFolder } from '../modules/document-imports.js';
import { dynamicImports } from '../modules/dynamic-imports.js';
import { folderImports } from '../modules/folder-imports.js';
import { codeForLater, codeOfAll } from '../modules/late-modules.js';
import { placeholderModules } from '../modules/locale-modules.js';
import { fillMissingExports } from '../modules/missing-exports.js';
import { noteOutsideFiles } from '../modules/outside-files.js';
import { virtualModules } from '../modules/virtual-modules.js';
import { packageFolders } from '../packages/site-packages.js';
import { siteTsconfig } from '../packages/site-tsconfig.js';
import { cssModules } from '../styles/css-modules.js';
import { packageStyles } from '../styles/package-styles.js';
import { siteStyleSheets } from '../styles/site-style-sheets.js';
import { siteStyles } from '../styles/site-styles.js';
import { styleUrls } from '../styles/style-urls.js';
import type { Platform } from '../theme/theme-layers.js';
import { resolveTheme } from '../theme/theme-resolver.js';

/** The settings of every build of a bundle for a platform. */
export function platformSettings(context: BundleContext, platform: Platform): BuildOptions & { plugins: Plugin[] } {
  const { siteDir, pages, bundling = noRules, isForStyles = false } = context;
  const lateCode = platform === 'client' && !isForStyles ? codeForLater : codeOfAll;
  const theme = resolveTheme(context, platform);
  const tsconfig = siteTsconfig(siteDir, context.serverDir);
  const constants = { ...bundling.constants, 'process.env.NODE_ENV': '"production"' };
  const styles =
    platform === 'client' ? [siteStyles(context), packageStyles(), siteStyleSheets(context), styleUrls(context)] : [];
  return {
    absWorkingDir: siteDir,
    alias: theme.alias,
    resolveExtensions: [...context.resolveExtensions],
    // content outside the site folder uses the packages of the site
    nodePaths: packageFolders(siteDir),
    // webpack's orders. esbuild's own is the same for browsers, but if not named, code that calls `require` gets `main`
    mainFields: [...(platform === 'client' ? ['browser'] : []), 'module', 'main'],
    conditions: ['module', 'production'],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    ...(tsconfig !== undefined && { tsconfig }),
    logLevel: 'silent',
    metafile: true,
    define: { ...constants, ...namedConstants(constants) },
    loader: {
      '.js': 'jsx',
      ...(platform === 'client'
        ? assetLoaders
        : { '.css': 'empty', '.scss': 'empty', '.sass': 'empty', '.less': 'empty' }),
    },
    plugins: [
      dynamicImports(),
      fillMissingExports(context),
      virtualModules(context, {
        ...context.modules,
        ...lateCode(context.lateModules),
        ...placeholderModules(context.localeModules),
        ...clientModules(context),
      }),
      // places of characters are those in the file, not in what loaders make of it
      assetImports({ ...context, rewrite: codeRewriter({ ...context, looseJsx: undefined }) }),
      dataImports(context),
      documentImports(context),
      cssModules(platform, context),
      ...styles,
      theme.plugin,
      providedGlobals({ ...bundling, typedFiles: context.typedFiles }, platform),
      ownModules(context),
      typedScripts(context.typedFiles),
      folderImports({ aliases: theme.alias, roots: rootFolders(context), note: noteFolder(context) }),
      rootPaths(context),
      fallbackModules(bundling),
      livePages(pages, { siteDir, rewrite: codeRewriter(context) }),
      noteOutsideFiles(context),
    ],
  };
}

const noRules: BundlingRules = {
  fallbacks: {},
  globals: {},
  constants: {},
  hasTypedScripts: false,
  hasLateImports: false,
  hasMissingExports: false,
};

/**
 * The server modules of pages, as entries with names that begin with `folder`; pages that share a module have one
 * entry.
 */
export function pageEntries(pages: readonly LivePage[], folder = ''): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [folder + moduleName(page), pageModule(page)]));
}

/** The browser modules of pages. */
export function hydratedEntries(pages: readonly LivePage[], folder: string): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [folder + moduleName(page), hydratedModule(page)]));
}

const assetLoaders = Object.fromEntries(
  [
    '.png',
    '.jpg',
    '.jpeg',
    '.gif',
    '.svg',
    '.webp',
    '.avif',
    '.woff',
    '.woff2',
    '.ttf',
    '.otf',
    '.eot',
    '.mp4',
    '.webm',
    '.pdf',
  ].map((extension) => [extension, 'file' as const]),
);
