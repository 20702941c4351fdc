import type { SourceFile } from '@docsite/core';
import type { DocumentReader } from './document-reader.js';
import { keepGood, type LiveDocument, type LiveDocuments, latestOf } from './live-document.js';
import type { ReadDocuments } from './read-documents.js';

/** Reads the sources that have changed, or that include changed files; the other documents stay as they were. */
export async function readChanged(
  sources: readonly SourceFile[],
  before: ReadDocuments,
  reader: DocumentReader,
): Promise<LiveDocuments> {
  const distinct = new Map(sources.map((source) => [source.path, source]));
  const facts = new Map<string, string | null>();
  const isSame = (source: SourceFile): boolean => {
    const known = reader.parsesAs(before.reader) ? before.documents.get(source.path) : undefined;
    return known !== undefined && latestOf(known).hash === source.hash && reader.isCurrent(known, facts);
  };
  const parsed = await reader.readAll([...distinct.values()].filter((source) => !isSame(source)));
  const read = new Map(parsed.map((document) => [document.source.path, document]));
  const documents = new Map<string, LiveDocument>();
  for (const path of distinct.keys()) {
    const [known, fresh] = [before.documents.get(path), read.get(path)];
    documents.set(path, fresh === undefined ? (known as LiveDocument) : keepGood(known, fresh));
  }
  return documents;
}
