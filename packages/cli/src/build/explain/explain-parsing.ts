import type { SourceFile } from '@docsite/core';
import type { BuildCache } from '../../cache/build-cache.js';
import type { DocumentChange } from '../../cache/documents/document-cache.js';
import type { CacheLoss } from '../../cache/folder/cache-folder.js';
import type { BuildProfile } from '../../profile/build-profile.js';
import type { CacheUse } from '../../profile/cache-use.js';
import type { NamedReason } from '../../profile/named-reasons.js';
import type { WorkerPool } from '../../workers/worker-pool.js';
import { type CachedWork, losses } from './cached-work.js';
import { openDocument } from './open-code.js';

/** A build whose parsing is explained if requested. */
interface ProfiledBuild extends Omit<CachedWork, 'cache' | 'workers'> {
  readonly cache?: BuildCache | undefined;
  readonly profile?: BuildProfile | undefined;
}

/** Reports to a profile why documents were parsed. */
export function explainParsing(
  { cache, profile, ...build }: ProfiledBuild,
  sources: readonly SourceFile[],
  workers: WorkerPool,
): void {
  if (profile === undefined || cache === undefined) return;
  profile.used('documents', explainDocuments(sources, { ...build, cache, workers }));
}

const documentChanges: Readonly<Record<Exclude<DocumentChange, object>, string>> = {
  text: 'its text has changed',
  settings: 'the Markdown settings have changed',
  day: 'it runs code that depends on the date, which has changed',
};

/** Why documents were parsed rather than taken from the cache. */
function explainDocuments(sources: readonly SourceFile[], work: CachedWork): CacheUse {
  const { cache, workers } = work;
  const { loss } = cache.documents;
  // in a build that starts from the previous assembly, workers only receive what is parsed
  const isReused = (path: string): boolean => workers.wasKnown(path) || workers.origin(path) === undefined;
  const reused = sources.filter(({ path }) => isReused(path)).map(({ path }) => path);
  const misses = sources.flatMap((source): NamedReason[] => {
    if (isReused(source.path)) return [];
    const change = cache.documents.explainMiss(source);
    return [[source.path, openDocument(source.path, work) ?? explainDocument(change, loss)]];
  });
  return { reused, misses };
}

function explainDocument(change: DocumentChange | undefined, loss: CacheLoss | undefined): string {
  if (loss !== undefined) return losses[loss];
  if (change === undefined) return 'it is new';
  if (typeof change === 'string') return documentChanges[change];
  return 'file' in change ? `'${change.file}', which it includes, has changed` : explainFact(change.fact);
}

/** Names the change of something that plugins have read. */
function explainFact(fact: string): string {
  const [kind, name] = [fact.replace(/ .*$/, ''), fact.replace(/^\S+ ?/, '')];
  if (kind === 'day') return 'a Markdown plugin depends on the date, which has changed';
  const what = kind === 'env' ? `the environment variable '${name}'` : `'${name || '.'}'`;
  return `${what}, which a Markdown plugin reads, has changed`;
}
