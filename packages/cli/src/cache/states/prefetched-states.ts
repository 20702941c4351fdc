import type { PrefetchedFolders } from '../../output/staging/former-site.js';
import type { PrefetchedInputs } from './input-states.js';

/**
 * What a supervisor has found of the current site: the folders it has checked, and differences from how the site was
 * left.
 */
export interface PrefetchedSite extends PrefetchedFolders {
  /** Hash of the cache file that describes how it was left. */
  readonly digest: string;
  /** Numbers of files that have changed since. */
  readonly changed: readonly number[];
}

/** What a supervisor has collected so far; each part is absent until it is known. */
export interface PrefetchedStates {
  readonly inputs?: PrefetchedInputs | undefined;
  readonly site?: PrefetchedSite | undefined;
}
