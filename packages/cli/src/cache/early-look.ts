import type { FileState } from '../file-state.js';
import type { EarlyFolders } from '../output/former-site.js';
import type { RecordedFolders } from './input-states.js';

/** The files of a site as they were before its command had been started. Plain data: another process looks at them. */
export interface EarlyInputs {
  readonly folders: RecordedFolders;
  readonly states: Readonly<Record<string, FileState>>;
  /** Those that were changed so shortly before that a later change might not show: they have to be looked at again. */
  readonly recent: readonly string[];
}

/** What was found of the site that stands, likewise. */
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
