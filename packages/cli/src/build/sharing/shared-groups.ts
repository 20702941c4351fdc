import { createHash } from 'node:crypto';
import { groupBy } from '@docsite/core';

/**
 * Divides names into groups of about the same size. A name stays in its group when others are added or removed, unless
 * their number doubles.
 */
export function groupNames(names: readonly string[], size: number): string[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(names.length / size)));
  const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() % count;
  return [...groupBy(names, numberOf).values()];
}
