import type { EarlyFolders } from '../output/former-site.js';
import type { EarlyInputs } from './input-states.js';

/**
 * What a supervisor has found of the current site: the folders it has checked, and differences from how the site was
 * left.
 */
export interface EarlySite extends EarlyFolders {
  /** Hash of the cache file that describes how it was left. */
  readonly digest: string;
  /** Numbers of files that have changed since. */
  readonly changed: readonly number[];
}

/** What a supervisor has found so far; each part is absent until it has looked. */
export interface EarlyLook {
  readonly inputs?: EarlyInputs | undefined;
  readonly site?: EarlySite | undefined;
}
