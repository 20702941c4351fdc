/** A page or a file that was made anew, and why, as a clause: `its text has changed`. */
export type Miss = readonly [name: string, reason: string];

/** What the cache was used for. */
export interface CacheUse {
  /** What was taken from the cache. */
  readonly reused: readonly string[];
  readonly misses: readonly Miss[];
}

/** All that was made anew for one reason. */
export interface MissGroup {
  readonly reason: string;
  readonly names: readonly string[];
}

/** Groups what was made anew by its reasons, the most frequent first. */
export function groupMisses(misses: readonly Miss[]): MissGroup[] {
  const groups = new Map<string, string[]>();
  for (const [name, reason] of misses) {
    const names = groups.get(reason) ?? [];
    names.push(name);
    groups.set(reason, names);
  }
  return [...groups].map(([reason, names]) => ({ reason, names })).sort((a, b) => b.names.length - a.names.length);
}
