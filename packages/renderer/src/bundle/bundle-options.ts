import type { BundlingRules, Place } from '@docsite/core';
import type { LivePage } from '../live/live-pages.js';
import type { KnownCode } from '../liveness/known-code.js';
import type { LooseCode } from './code/loose-code.js';
import type { TypedFiles } from './code/typed-scripts.js';
import type { ImportedAssets } from './modules/assets/imported-assets.js';
import type { ClientModuleSources } from './modules/client-modules.js';
import type { BundledDocuments, DocumentPrinter } from './modules/documents/document-imports.js';
import type { ForeignFiles } from './modules/foreign-files.js';
import type { LateModules } from './modules/late-modules.js';
import type { LocaleValues } from './modules/locale-modules.js';
import type { MissingExports } from './modules/missing-exports.js';
import type { RootFolders } from './modules/resolving/root-paths.js';
import type { KeptBuilds } from './outputs/kept-builds.js';
import type { ReadyTheme } from './outputs/ready-theme.js';
import type { CssModules } from './styles/css-modules/css-modules.js';
import type { SheetReader } from './styles/reading/read-style-sheet.js';
import type { StyleSources } from './styles/style-sources.js';
import type { HeadConstants } from './theme/head-constants.js';
import type { FoundTheme, ThemeSources } from './theme/theme-resolver.js';

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

/** The locale that a site is bundled in. Bundles of several locales differ only in values inserted after building. */
export interface BundleLocale extends HeadConstants, LocaleValues {
  /** Its name, used as a key for its bundle; it does not affect the bundle. */
  readonly name?: string;
  /** Folder for modules that only the build runs. */
  readonly serverDir: string;
  /** Prints documents that modules import; absent until documents are known. */
  readonly printDocument?: DocumentPrinter | undefined;
  /** Whether the result is discarded, because the site is bundled again once documents can be printed. */
  readonly isAhead?: boolean;
}

/** The input for bundling a site in one locale. */
export interface BundleOptions extends BundleSettings {
  readonly pages: readonly LivePage[];
  readonly locale: BundleLocale;
}

/** What the builds of one bundle share. */
export interface BundleContext
  extends BundleSettings,
    FoundTheme,
    LocaleValues,
    Pick<BundleLocale, 'configuredBaseUrl' | 'serverDir' | 'printDocument'> {
  readonly pages: readonly LivePage[];
  readonly assets: ImportedAssets;
  readonly cssModules: CssModules;
  /** The documents that modules import. */
  readonly documents: BundledDocuments;
  readonly foreignFiles: ForeignFiles;
  /** Collects all files that esbuild reads, absolute; absent if they are not needed. */
  readonly readFiles?: Set<string> | undefined;
  readonly readSheet: SheetReader;
  /** Collects the style sheets that a build reads, and the files read for them; absent if they are not needed. */
  readonly sheets?: Set<string> | undefined;
  /** Analysed code of the bundle before this one. */
  readonly code: KnownCode;
  /** The theme bundled in advance, if the site adds no module to it: its scripts are then not built. */
  readonly ready?: ReadyTheme | undefined;
  /** Builds of a former bundle that need not be repeated. */
  readonly kept?: KeptBuilds | undefined;
  /** JavaScript files that are read as TypeScript; absent for none. */
  readonly typedFiles?: TypedFiles | undefined;
  /** What esbuild rejects and Babel accepts, on sites that Babel compiled; absent for none. */
  readonly looseCode?: LooseCode | undefined;
  /** Imports of missing exports that are not errors; absent for none. */
  readonly missing?: MissingExports | undefined;
  /** Whether only the styles of modules are built, which include those of modules that browsers load later. */
  readonly isForStyles?: boolean;
  /** Pages whose styles are built together with those of the whole site. */
  readonly sharingPages?: readonly LivePage[];
}

/** The input of what all locales share, built for the first of them, and what to reuse from earlier builds. */
export type SharedOptions = BundleOptions &
  Pick<BundleContext, 'code' | 'typedFiles' | 'looseCode' | 'readFiles' | 'ready' | 'missing' | 'kept'> & {
    /** Whether pages share no modules, so that mistakes in each are found. */
    readonly sharesNone?: boolean;
  };

/** What a build tolerates so that it succeeds, as found by builds that failed. */
export type Tolerance = Pick<SharedOptions, 'typedFiles' | 'looseCode' | 'missing'>;
