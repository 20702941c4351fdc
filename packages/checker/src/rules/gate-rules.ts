import type { Severity } from '@docsite/core';
import type { Rule } from '../rule.js';

const table: readonly (readonly [name: string, defaultSeverity: Severity, description: string])[] = [
  ['stale-baseline', 'warning', 'A finding that a baseline lets pass is still there.'],
  ['vanished-route', 'error', 'A recorded address has a page, a file or a redirect.'],
  ['unlocked-route', 'warning', 'Every address of a site that records them is recorded.'],
  ['routes-file', 'error', '`docsite.routes.json` is valid.'],
];

/** Rules about a site and what was recorded of it. The command that reads the record reports them. */
export const gateRules: readonly Rule[] = table.map(([name, defaultSeverity, description]) => ({
  name,
  description,
  defaultSeverity,
  check: () => [],
}));
