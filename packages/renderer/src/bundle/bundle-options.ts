import type { BundlingRules, Place } from '@docsite/core';
import type { BuildOptions, Plugin } from 'esbuild';
import { hydratedModule, type LivePage, livePages, moduleName, pageModule } from '../live/live-pages.js';
import type { KnownCode } from '../liveness/read-code.js';
import { assetImports, type ImportedAssets } from './asset-imports.js';
import {
  fallbackModules,
  namedConstants,
  providedGlobals,
  type RootFolders,
  rootFolders,
  rootPaths,
} from './bundling-rules.js';
import { type ClientModuleSources, clientModules } from './client-modules.js';
import { type CssModules, cssModules } from './css-modules.js';
import { dataImports } from './data-imports.js';
import { type BundledDocuments, type DocumentPrinter, documentImports, noteFolder } from './document-imports.js';
import { dynamicImports } from './dynamic-imports.js';
import { folderImports } from './folder-imports.js';
import type { HeadConstants } from './head-constants.js';
import { codeForLater, codeOfAll, type LateModules } from './late-modules.js';
import { type LocaleValues, placeholderModules } from './locale-modules.js';
import type { LooseJsx } from './loose-jsx.js';
import { fillMissingExports, type MissingExports } from './missing-exports.js';
import { noteOutsideFiles, type OutsideFiles } from './outside-files.js';
import { codeRewriter, ownModules } from './own-modules.js';
import type { SheetReader } from './read-style-sheet.js';
import type { ReadyTheme } from './ready-theme.js';
import { packageFolders } from './site-packages.js';
import { siteStyleSheets } from './site-style-sheets.js';
import { type StyleSources, siteStyles } from './site-styles.js';
import { siteTsconfig } from './site-tsconfig.js';
import { styleUrls } from './style-urls.js';
import type { Platform } from './theme-layers.js';
import { type FoundTheme, resolveTheme, type ThemeSources } from './theme-resolver.js';
import { typedScripts } from './typed-scripts.js';
import { virtualModules } from './virtual-modules.js';

/** A site's settings for bundling, the same in all locales. */
export interface BundleSettings extends ThemeSources, StyleSources, ClientModuleSources, RootFolders {
  /** File extensions that imports may omit, in the order they are tried. */
  readonly resolveExtensions: readonly string[];
  /** What modules receive when they import an SVG file. */
  readonly svgImports: 'address' | 'component';
  /** Virtual modules that load others later in browsers; absent for none. */
  readonly lateModules?: LateModules | undefined;
  /** Where the configuration asks for virtual modules, by import specifier. */
  readonly modulePlaces?: Readonly<Record<string, Place>> | undefined;
  /** What code written for another bundler relies on; absent for nothing. */
  readonly bundling?: BundlingRules | undefined;
  /** The file with the site's configuration, for findings. */
  readonly configFile?: string | undefined;
}

/** The input for bundling a site in one locale. */
export interface BundleOptions extends BundleSettings, HeadConstants, LocaleValues {
  /** Name of the locale, used as a key for its bundle; it does not affect the bundle. */
  readonly locale?: string;
  /** Folder for modules that only the build runs. */
  readonly serverDir: string;
  readonly pages: readonly LivePage[];
  /** Prints documents that modules import; absent until documents are known. */
  readonly printDocument?: DocumentPrinter | undefined;
  /** Whether the result is discarded, because the site is bundled again once documents can be printed. */
  readonly isAhead?: boolean;
}

/** What the builds of one bundle share. */
export interface BundleContext extends BundleOptions, FoundTheme {
  readonly assets: ImportedAssets;
  readonly cssModules: CssModules;
  /** The documents that modules import. */
  readonly documents: BundledDocuments;
  readonly outsideFiles: OutsideFiles;
  /** Collects all files that esbuild reads, absolute; absent if they are not needed. */
  readonly readFiles?: Set<string> | undefined;
  readonly readSheet: SheetReader;
  readonly code: KnownCode;
  /** The theme bundled in advance, if the site adds no module to it: its scripts are then not built. */
  readonly ready?: ReadyTheme | undefined;
  /** JavaScript files that are read as TypeScript, absolute. */
  readonly typedFiles?: ReadonlySet<string>;
  /** Characters in the text of elements that esbuild rejects, on sites where they are allowed. */
  readonly looseJsx?: LooseJsx;
  /** Imports of missing exports that are not errors; absent for none. */
  readonly missing?: MissingExports | undefined;
  /** Whether only the styles of modules are built, which include those of modules that browsers load later. */
  readonly isForStyles?: boolean;
  /** Pages whose styles are built together with those of the whole site. */
  readonly sharingPages?: readonly LivePage[];
}

/** The settings of every build of a bundle for a platform. */
export function platformSettings(context: BundleContext, platform: Platform): BuildOptions & { plugins: Plugin[] } {
  const { siteDir, pages, bundling = noRules, isForStyles = false } = context;
  const lateCode = platform === 'client' && !isForStyles ? codeForLater : codeOfAll;
  const theme = resolveTheme(context, platform);
  const tsconfig = siteTsconfig(siteDir, context.serverDir);
  const constants = { ...bundling.constants, 'process.env.NODE_ENV': '"production"' };
  const styles = platform === 'client' ? [siteStyles(context), siteStyleSheets(context), styleUrls(context)] : [];
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
      assetImports(context),
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
