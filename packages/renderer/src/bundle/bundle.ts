import type { CodePlace, Finding } from '@docsite/core';
import type { FolderListing } from './folder-imports.js';

/** A file of the output: path relative to the output folder, with forward slashes. */
export interface OutputFile {
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** What makes the modules of the site draw the same differently in another run. */
export interface OpenModules {
  /** Set where those of the theme may. */
  readonly theme?: CodePlace;
  /** Of live pages that may, by their sources. */
  readonly pages: Readonly<Record<string, CodePlace>>;
}

/** A document that a module of a bundle imports, or a folder that it imports modules of. */
export interface BundledDocument {
  /** Relative to the site folder. */
  readonly path: string;
  /** Of what it was imported as; empty where nothing could print it. */
  readonly hash: string;
  /**
   * What of it is imported, where that is not the component that it is printed as: its text, or modules by their names.
   */
  readonly taken?: 'text' | FolderListing;
}

/** The templates and live pages as esbuild bundled them. URLs include the base URL. */
export interface Bundle {
  /** Path on disk of the theme's server module. */
  readonly serverEntry: string;
  /** Paths on disk of the server modules of live pages, by source. */
  readonly serverPages: Readonly<Record<string, string>>;
  /** Sources of live pages whose modules cannot be built; findings say why. */
  readonly brokenPages: readonly string[];
  readonly styles: readonly string[];
  /** Mistakes that the site is bundled with, which a bundle from the cache names, too; absent for none. */
  readonly warnings?: readonly Finding[];
  /** Script that runs in `<head>` before the first paint, inlined. */
  readonly headScript: string;
  /** Module script of every page. */
  readonly bootScript: string;
  /**
   * Modules for navigation in the browser, fetched when a page is idle or at the first sign of intent: the app is last,
   * after its static imports.
   */
  readonly appModules: readonly string[];
  /** URLs of the chunks of live pages, by source. */
  readonly pageChunks: Readonly<Record<string, string>>;
  /** The static imports of each live page's module, then the module itself, by source. */
  readonly pageModules: Readonly<Record<string, readonly string[]>>;
  /** Numbers of the blocks with code that are hydrated, of documents by source. React pages are hydrated as a whole. */
  readonly pageIslands: Readonly<Record<string, readonly number[]>>;
  /** URLs of styles that live pages import, by source. */
  readonly pageStyles: Readonly<Record<string, readonly string[]>>;
  /** Client files, named by their contents. */
  readonly files: readonly OutputFile[];
  /** Whether pages are drawn by components of the default theme alone, so that it is known what they link to. */
  readonly isDefaultTheme: boolean;
  /** Hash of the client files that any page may load; what live pages alone load is known by their own data. */
  readonly hash: string;
  /**
   * Hashes of the modules that draw pages on the server, and of the React they are drawn with: of live pages by source.
   */
  readonly serverHashes: {
    readonly theme: string;
    readonly pages: Readonly<Record<string, string>>;
    /** Whether the theme is given the day of the build, and the sources of the live pages whose modules are. */
    readonly givenDay: { readonly theme: boolean; readonly pages: readonly string[] };
  };
  /**
   * What may draw the same differently in another run, as modules of the site in it name the environment, the network
   * or the like: the theme, and live pages by their sources.
   */
  readonly openModules: OpenModules;
  /** Where each page that is hydrated in the browser can change there, by source: the first place that was found. */
  readonly livePlaces: Readonly<Record<string, CodePlace>>;
  /** Files of these modules that lie outside of the site and in no installed package: absolute. */
  readonly outsideFiles: readonly string[];
  /** Documents that these modules import. */
  readonly documents: readonly BundledDocument[];
}
