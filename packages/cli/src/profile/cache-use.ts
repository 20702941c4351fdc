import { groupBy } from '@docsite/core';

/** A page or a file that was processed again, and why, as a clause: `its text has changed`. */
export type Miss = readonly [name: string, reason: string];

/** How the cache was used. */
export interface CacheUse {
  /** What was taken from the cache. */
  readonly reused: readonly string[];
  readonly misses: readonly Miss[];
}

/** Everything that was processed again for the same reason. */
export interface MissGroup {
  readonly reason: string;
  readonly names: readonly string[];
}

/** Groups items processed again by reason, most frequent first. */
export function groupMisses(misses: readonly Miss[]): MissGroup[] {
  const groups = [...groupBy(misses, ([, reason]) => reason)];
  return groups
    .map(([reason, group]) => ({ reason, names: group.map(([name]) => name) }))
    .sort((a, b) => b.names.length - a.names.length);
}
