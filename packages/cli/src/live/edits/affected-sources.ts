import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSource, isDocumentPath, type SourceFile } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { type LiveDocument, type LiveDocuments, latestOf } from '../reading/live-document.js';

/** Whether a path is one of Git's own files, which reveal commits. */
export function isHistory(path: string): boolean {
  return /(?:^|\/)\.git\//.test(path);
}

/**
 * The sources to parse again, in their current version: those that have changed, and those of documents that include a
 * changed file. Undefined if a changed file is neither, or no longer exists.
 */
export function affectedBy(
  paths: readonly string[],
  documents: LiveDocuments,
  siteDir: string,
): ReadonlyMap<string, SourceFile> | undefined {
  const affected = new Map<string, SourceFile>();
  if (paths.length === 0) return undefined;
  const including = [...documents.values()].filter(includesFiles);
  for (const path of paths) {
    const known = documents.get(path);
    const place = join(siteDir, path);
    const readers = including.filter(({ reads }) => (reads.files[path] ?? null) !== null);
    if (!isDocumentPath(path) || !isFile(place) || (known === undefined && readers.length === 0)) return undefined;
    for (const reader of readers) affected.set(reader.source.path, latestOf(reader));
  }
  for (const path of paths) {
    const known = documents.get(path);
    if (known === undefined) continue;
    const source = decodeSource(path, readFileSync(join(siteDir, path)));
    if (affected.has(path) || source.hash !== latestOf(known).hash) affected.set(path, source);
  }
  return affected;
}

/** Whether a document includes other files. */
function includesFiles({ reads: { files } }: LiveDocument): boolean {
  for (const _ in files) return true;
  return false;
}
