import type { LoadedConfig, SiteLocale } from '@docsite/core';
import type { BuildCache } from '../../cache/build-cache.js';
import type { CacheLoss } from '../../cache/folder/cache-folder.js';
import type { WorkerPool } from '../../workers/worker-pool.js';

/** A build with a cache, whose use of it is explained. */
export interface CachedWork {
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly cache: BuildCache;
  readonly workers: WorkerPool;
  readonly locales: readonly SiteLocale[];
}

/** Why the cache lacks everything, by what was wrong with it. */
export const losses: Readonly<Record<CacheLoss, string>> = {
  missing: 'the cache was empty',
  foreign: 'the cache is of another version of docsite, Node or the locked packages',
  damaged: 'the cache was damaged',
};
