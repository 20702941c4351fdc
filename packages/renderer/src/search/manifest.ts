/**
 * What a browser has to know of the search index before it asks for terms. It is small next to the index: the terms lie
 * in files of some 20 KB, and a query fetches those alone that its words stand in. A file holds one line a term, sorted
 * by UTF-16 code units: line feed, term, space, postings.
 */
export interface SearchManifest {
  /** Parts of the docs, as `instance/version`. */
  readonly scopes: readonly string[];
  /** Pages by number, in three lists of the same length. */
  readonly pages: {
    /** Addresses relative to the base URL. */
    readonly urls: readonly string[];
    readonly titles: readonly string[];
    /** Numbers of scopes; -1 for pages outside the docs. */
    readonly scopes: readonly number[];
  };
  /** The files of terms in order: the first term of each, and its path relative to the base URL. */
  readonly files: readonly (readonly [firstTerm: string, path: string])[];
}

/**
 * The manifest's file, relative to the output folder. Its name stays, as it changes when text does; those of the terms'
 * files change.
 */
export const searchManifestPath = 'assets/search/index.json';
