import type { AssembledState } from '../cache/site/assembly-cache.js';

/** How a locale differs from its previous state. */
export interface FollowedEdit {
  /** The previous state. */
  readonly state: AssembledState;
  /** Whether the site is unchanged. */
  readonly isSameSite: boolean;
  /** Routes of the pages that may look different. */
  readonly changed: ReadonlySet<string>;
}
