import type { CodePlace, Finding } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import type { BundledDocument } from './modules/documents/document-imports.js';

/** Modules of the site that may render differently in another run. */
export interface OpenModules {
  /** Set if the theme's modules may. */
  readonly theme?: CodePlace;
  /** Live pages whose modules may, by source. */
  readonly pages: Readonly<Record<string, CodePlace>>;
}

/** What browsers load of a bundle. URLs include the base URL. */
export interface ClientBundle {
  readonly styles: readonly string[];
  /** Module script of every page. */
  readonly bootScript: string;
  /**
   * Modules for navigation in the browser, fetched when a page is idle or at the first sign of intent, in the order of
   * execution; the app is last.
   */
  readonly appModules: readonly string[];
  /**
   * The modules that pages of certain kinds load besides the app, with their static imports, by the virtual module that
   * holds them; absent for none.
   */
  readonly lateModules?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** URLs of the chunks of live pages, by source. */
  readonly pageChunks: Readonly<Record<string, string>>;
  /** The static imports of each live page's module, then the module itself, by source. */
  readonly pageModules: Readonly<Record<string, readonly string[]>>;
  /** Numbers of the blocks with code that are hydrated, by their document's source; React pages are hydrated whole. */
  readonly pageIslands: Readonly<Record<string, readonly number[]>>;
  /** URLs of styles that live pages import, by source. */
  readonly pageStyles: Readonly<Record<string, readonly string[]>>;
  /** Client files, named by their contents. */
  readonly files: readonly OutputFile[];
}

/** The templates and live pages as bundled by esbuild. URLs include the base URL. */
export interface Bundle extends ClientBundle {
  /** Path on disk of the theme's server module. */
  readonly serverEntry: string;
  /** Paths on disk of the server modules of live pages, by source. */
  readonly serverPages: Readonly<Record<string, string>>;
  /** Sources of live pages whose modules cannot be built; findings explain why. */
  readonly brokenPages: readonly string[];
  /**
   * Mistakes in files that could be bundled nevertheless, also reported for a bundle from the cache; absent for none.
   */
  readonly warnings?: readonly Finding[];
  /** Script that runs in `<head>` before the first paint, inlined. */
  readonly headScript: string;
  /** Whether only components of the default theme render pages, so that the links they add are known. */
  readonly isDefaultTheme: boolean;
  /**
   * Hash of the client files that any page may load; files for single live pages are identified by these pages' data.
   */
  readonly hash: string;
  /** Hashes of the modules that render pages on the server, including the React version; for live pages by source. */
  readonly serverHashes: {
    readonly theme: string;
    readonly pages: Readonly<Record<string, string>>;
    /** Whether the theme depends on the build day, and the sources of the live pages that do. */
    readonly givenDay: { readonly theme: boolean; readonly pages: readonly string[] };
  };
  /**
   * The theme and the live pages, by source, that may render differently in another run, because the site's modules in
   * them use the environment, the network or the like.
   */
  readonly openModules: OpenModules;
  /** Where each hydrated page can change in the browser, by source: the first such place. */
  readonly livePlaces: Readonly<Record<string, CodePlace>>;
  /** Files of these modules that are not the site's own: outside its folder, or in installed packages. Absolute. */
  readonly foreignFiles: readonly string[];
  /** Documents that these modules import. */
  readonly documents: readonly BundledDocument[];
}
