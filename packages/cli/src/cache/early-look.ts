import type { EarlyFolders } from '../output/former-site.js';
import type { EarlyInputs } from './input-states.js';

/** What a supervisor has found of the site that stands: folders looked at, and what differs from how it was left. */
export interface EarlySite extends EarlyFolders {
  /** Hash of the file of the cache that says how it was left. */
  readonly digest: string;
  /** Numbers of its files that are not as they were left. */
  readonly changed: readonly number[];
}

/** What a supervisor has found until now; each part is absent until it has looked. */
export interface EarlyLook {
  readonly inputs?: EarlyInputs | undefined;
  readonly site?: EarlySite | undefined;
}
