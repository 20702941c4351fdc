import { groupBy } from '@docsite/core';

/** A page or a file, and a reason for what happens to it, as a clause: `its text has changed`. */
export type NamedReason = readonly [name: string, reason: string];

/** The pages or files that have the same reason. */
export interface ReasonGroup {
  readonly reason: string;
  readonly names: readonly string[];
}

/** Groups pages or files by reason, most frequent first. */
export function groupByReason(items: readonly NamedReason[]): ReasonGroup[] {
  const groups = [...groupBy(items, ([, reason]) => reason)];
  return groups
    .map(([reason, group]) => ({ reason, names: group.map(([name]) => name) }))
    .sort((a, b) => b.names.length - a.names.length);
}
