import type { Document, SourceFile } from '@docsite/core';
import type { DocumentReads } from '../../cache/documents/document-reads.js';

/** A document, and what it was made from. */
export interface LiveDocument {
  /** The source that `document` was parsed from. */
  readonly source: SourceFile;
  readonly document: Document;
  readonly reads: DocumentReads;
  /** A later version of the source that cannot be parsed. Until it can be, the page stays as it was. */
  readonly broken?: { readonly source: SourceFile; readonly document: Document };
  /**
   * Why the page cannot be shown yet, if so: only the beginning of the source has been read, which is enough for
   * navigation and for excerpts on other pages, or code of the document has yet to be bundled.
   */
  readonly partial?: 'beginning' | 'unbundled';
}

/** The documents of a site, by path. */
export type LiveDocuments = ReadonlyMap<string, LiveDocument>;

/** The latest version of a document's source, while an earlier one may be shown. */
export function latestOf({ source, broken }: LiveDocument): SourceFile {
  return broken?.source ?? source;
}

/** What is known about a file after it was parsed again: if it cannot be parsed, the page stays as it was. */
export function keepGood(before: LiveDocument | undefined, after: LiveDocument): LiveDocument {
  if (before === undefined || before.partial || !isBroken(after.document)) return after;
  const { source, document } = after;
  return { ...before, reads: after.reads, broken: { source, document } };
}

/** Whether a file could not be parsed at all: its text, or its front matter. */
function isBroken({ path, problems, frontMatterPlaces }: Document): boolean {
  if (problems.length === 0) return false;
  const hasNoKeys = Object.keys(frontMatterPlaces).length === 0;
  const own = problems.filter(({ place }) => place.file === path);
  return own.some(({ rule }) => rule === 'syntax' || (rule === 'front-matter' && hasNoKeys));
}

/** The sources whose latest version cannot be parsed. */
export function unreadableSources(documents: Iterable<LiveDocument>): ReadonlySet<string> {
  const unreadable = new Set<string>();
  for (const { document, broken } of documents)
    if (broken !== undefined || isBroken(document)) unreadable.add(document.path);
  return unreadable;
}

/** The document to check: with the problems of its latest version. */
export function checkedDocument({ document, broken }: LiveDocument): Document {
  if (broken === undefined) return document;
  const { problems, suppressions = [] } = broken.document;
  return { ...document, problems, suppressions };
}
