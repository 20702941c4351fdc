import type { NamedReason } from './named-reasons.js';

/** How the cache was used. */
export interface CacheUse {
  /** What was taken from the cache. */
  readonly reused: readonly string[];
  /** What was processed again, and why. */
  readonly misses: readonly NamedReason[];
}
