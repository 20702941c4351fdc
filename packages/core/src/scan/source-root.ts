/** A folder of documents, and the folder of translations that overrides it. */
export interface SourceRoot {
  readonly path: string;
  /** Folder whose files take the place of those in `path` with the same name, in this locale. */
  readonly localizedPath?: string;
  /** What this is a version of: other roots with the same name hold other versions of the same documents. */
  readonly versionOf?: string;
}

/** A file of a content root. */
export interface SourceRef {
  /** Path relative to the site folder: of the translation, where there is one. */
  readonly path: string;
  /** Path relative to the content root. */
  readonly relative: string;
}
