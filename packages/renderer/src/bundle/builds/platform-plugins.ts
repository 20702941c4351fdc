import { reportMissingFiles } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { livePages } from '../../live/live-pages.js';
import type { BundleContext } from '../bundle-options.js';
import { codeRewriter, ownModules } from '../code/own-modules.js';
import { typedScripts } from '../code/typed-scripts.js';
import { assetImports } from '../modules/assets/asset-imports.js';
import { constantsOn, noRules } from '../modules/bundling-rules.js';
import { clientModules } from '../modules/client-modules.js';
import { dataImports } from '../modules/documents/data-imports.js';
import { documentImports, noteFolder } from '../modules/documents/document-imports.js';
import { virtualModules } from '../modules/documents/virtual-modules.js';
import { folderImports } from '../modules/folders/folder-imports.js';
import { noteForeignFiles } from '../modules/foreign-files.js';
import { codeForLater, codeOfAll } from '../modules/late-modules.js';
import { loaderImporter } from '../modules/loaders/import-loader.js';
import { inlineLoaders } from '../modules/loaders/inline-loaders.js';
import { placeholderModules } from '../modules/locale-modules.js';
import { fillMissingExports } from '../modules/missing-exports.js';
import { providedGlobals } from '../modules/provided-globals.js';
import { dynamicImports } from '../modules/resolving/dynamic-imports.js';
import { fallbackModules } from '../modules/resolving/fallback-modules.js';
import { leftOutExtensions } from '../modules/resolving/left-out-extensions.js';
import { replacedModules } from '../modules/resolving/replaced-modules.js';
import { rootFolders, rootPaths } from '../modules/resolving/root-paths.js';
import { editOutputs, olderElements, sloppyGlobal } from '../outputs/edit-outputs.js';
import { cssModules } from '../styles/css-modules/css-modules.js';
import { mirroredVirtualSheets } from '../styles/mirroring/mirrored-virtual-sheets.js';
import { packageStyles } from '../styles/package-styles.js';
import { siteStyleSheets } from '../styles/site-style-sheets.js';
import { siteStyles } from '../styles/site-styles.js';
import { styleUrls } from '../styles/style-urls.js';
import type { Platform } from '../theme/theme-layers.js';
import type { ThemeResolution } from '../theme/theme-resolver.js';

/** The plugins of every build for a platform. esbuild asks them in this order, and takes the first answer. */
export function platformPlugins(context: BundleContext, theme: ThemeResolution, platform: Platform): Plugin[] {
  const { siteDir, pages, typedFiles, bundling = noRules } = context;
  const virtual = virtualCode(context, platform);
  // positions of characters refer to the file, not to the output of loaders
  const rewrite = codeRewriter({ ...context, looseCode: undefined });
  const loading = { ...context, rewrite, importLoader: loaderImporter() };
  const plugins = [
    dynamicImports(),
    fillMissingExports(context),
    ...(context.mirrorsStyles ? [mirroredVirtualSheets(context)] : []),
    virtualModules(context, virtual),
    // before loaders, because the names of folders may contain them
    folderImports({
      aliases: theme.alias,
      roots: rootFolders(context),
      virtual: Object.keys(virtual),
      choices: bundling.folderChoices,
      note: noteFolder(context),
    }),
    inlineLoaders(loading),
    assetImports(loading),
    dataImports(context),
    documentImports(context),
    cssModules(platform, context),
    ...(platform === 'client' ? stylePlugins(context) : []),
    replacedModules(bundling.replacements ?? [], platform),
    theme.plugin,
    providedGlobals({ ...bundling, constants: constantsOn(platform, bundling), typedFiles }, platform),
    ownModules(context),
    typedScripts(typedFiles),
    rootPaths(context),
    leftOutExtensions(context.resolveExtensions),
    fallbackModules(bundling),
    livePages(pages, { siteDir, rewrite: codeRewriter(context) }),
    noteForeignFiles(context),
    editOutputs([sloppyGlobal, ...(context.hasOlderReact ? [olderElements] : [])]),
  ];
  return plugins.map(reportMissingFiles);
}

function virtualCode(context: BundleContext, platform: Platform): Record<string, string> {
  const isLate = platform === 'client' && context.isForStyles !== true;
  return {
    ...context.modules,
    ...(isLate ? codeForLater : codeOfAll)(context.lateModules),
    ...placeholderModules(context.localeModules),
    ...clientModules(context),
  };
}

function stylePlugins(context: BundleContext): Plugin[] {
  return [siteStyles(context), packageStyles(), siteStyleSheets(context), styleUrls(context)];
}
