import type { LanguageSuffixes } from '../config/localized-docs.js';

/** A folder of documents, and the folder of translations that overrides it. */
export interface SourceRoot {
  readonly path: string;
  /** Folder whose files replace those in `path` with the same name, in this locale. */
  readonly localizedPath?: string;
  /** How names say the language of a document, if translations stand beside the documents. */
  readonly suffixes?: LanguageSuffixes;
  /** The documents that this is a version of: other roots with the same value contain other versions. */
  readonly versionOf?: string;
}

/** A file in a content root. */
export interface SourceRef {
  /** Path relative to the site folder: that of the translation, if there is one. */
  readonly path: string;
  /** Path relative to the content root. */
  readonly relative: string;
  /** The file that it translates, relative to the site folder; absent if it translates none. */
  readonly original?: string;
}

/** A React page, with what is known of it without running its module. */
export interface ModuleRef extends SourceRef {
  readonly frontMatter: ModuleFrontMatter;
}

/** The `export const frontMatter` of a React page, as far as it can be determined without running the module. */
export interface ModuleFrontMatter {
  readonly title?: string;
  readonly description?: string;
}
