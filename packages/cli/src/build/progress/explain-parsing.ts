import type { SourceFile } from '@docsite/core';
import type { BuildCache } from '../../cache/build-cache.js';
import type { BuildProfile } from '../../profile/build-profile.js';
import type { WorkerPool } from '../../workers/worker-pool.js';
import { type CachedWork, explainDocuments } from './explain-misses.js';

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
