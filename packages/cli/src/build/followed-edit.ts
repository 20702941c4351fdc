import type { AssembledState } from '../cache/assembly-cache.js';

/** How a locale differs from the one that it was assembled from. */
export interface FollowedEdit {
  /** What was known of that one. */
  readonly state: AssembledState;
  /** Whether it is the same site. */
  readonly isSameSite: boolean;
  /** Routes of the pages that may look different. */
  readonly changed: ReadonlySet<string>;
}
