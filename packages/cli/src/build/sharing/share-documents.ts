import type { SourceFile } from '@docsite/core';
import type { DocumentCache, StoredDocuments } from '../../cache/documents/document-cache.js';
import type { RemoteCache, SharedGroup } from '../../remote/remote-cache.js';
import { groupNames } from './shared-groups.js';

/** Documents are small, and quick to parse again if one in their group has changed. */
const documentsPerGroup = 64;

interface DocumentGroup extends SharedGroup {
  readonly sources: readonly SourceFile[];
}

/**
 * Takes documents that are not cached locally from a remote cache.
 *
 * @returns A function that stores those that had to be parsed.
 */
export async function takeDocuments(
  sources: readonly SourceFile[],
  cache: DocumentCache,
  remote: RemoteCache,
): Promise<() => void> {
  if (!cache.isKept) return () => {};
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const groups = groupNames([...byPath.keys()], documentsPerGroup).map((paths): DocumentGroup => {
    const members = paths.map((path) => byPath.get(path) as SourceFile);
    const key = members.map((source) => cache.keyOf(source)).join('\n');
    return { kind: 'documents', key, size: members.length, sources: members };
  });
  const isComplete = (group: DocumentGroup) => group.sources.every((source) => cache.find(source) !== undefined);
  const wanted = groups.filter((group) => !isComplete(group));
  await remote.take(wanted, (value) => cache.adopt(value as StoredDocuments));
  const missing = wanted.filter((group) => !isComplete(group));
  return () => {
    for (const group of missing) remote.store(group, () => cache.collect(group.sources));
  };
}
