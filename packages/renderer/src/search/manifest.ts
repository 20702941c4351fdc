/**
 * What a browser needs from the search index before it fetches terms. It is small compared to the index: terms are in
 * files of about 20 KB, and a query fetches only those that contain its words. A file has one line per term, sorted by
 * UTF-16 code units: line feed, term, space, postings.
 */
export interface SearchManifest {
  /** Parts of the docs, as `instance/version`. */
  readonly scopes: readonly string[];
  /** Pages by number, as three lists of equal length. */
  readonly pages: {
    /** Addresses relative to the base URL. */
    readonly urls: readonly string[];
    readonly titles: readonly string[];
    /** Indexes in `scopes`; -1 for pages outside the docs. */
    readonly scopes: readonly number[];
  };
  /** The term files in order: the first term of each, and its path relative to the base URL. */
  readonly files: readonly (readonly [firstTerm: string, path: string])[];
}

/**
 * The manifest's file, relative to the output folder. Its name is fixed, although its contents change with the text of
 * pages; the term files have names that change with their contents.
 */
export const searchManifestPath = 'assets/search/index.json';
