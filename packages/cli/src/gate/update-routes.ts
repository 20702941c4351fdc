import type { Diagnostic } from '@docsite/core';
import { readRouteLock, routeLockName, writeRouteLock } from '../build/judge/route-lock-file.js';
import { countOf } from '../report/outcome/quantities.js';

/** The findings that remain after the addresses of a site are recorded, and a line about it for people. */
export interface RecordedRoutes {
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly string[];
}

const settled = new Set(['vanished-route', 'unlocked-route']);

/** Records the addresses of a site; a file that cannot be read is left unchanged. */
export function updateRoutes(
  diagnostics: readonly Diagnostic[],
  siteDir: string,
  addresses: readonly string[],
): RecordedRoutes {
  const before = readRouteLock(siteDir);
  if (before !== undefined && 'problem' in before) return { diagnostics, notes: [] };
  const known = [...(before?.locked.keys() ?? [])];
  const kept = new Set(addresses);
  const gone = known.filter((address) => !kept.has(address));
  const added = addresses.filter((address) => before?.locked.has(address) !== true);
  writeRouteLock(siteDir, addresses);
  const names = gone.length === 0 ? '' : ` ('${gone.join("', '")}')`;
  const count = countOf(addresses.length, 'address', 'addresses');
  return {
    diagnostics: diagnostics.filter(({ rule }) => !settled.has(rule)),
    notes: [`Recorded ${count} in ${routeLockName}: ${added.length} new, ${gone.length} gone${names}`],
  };
}
