import type { Severity } from '@docsite/core';
import type { Rule } from '../rule.js';

const table: readonly (readonly [name: string, defaultSeverity: Severity, description: string])[] = [
  ['stale-baseline', 'warning', 'A finding recorded in a baseline still exists.'],
  ['vanished-route', 'error', 'A recorded address has a page, a file or a redirect.'],
  ['unlocked-route', 'warning', 'Every address of a site that records them is recorded.'],
  ['routes-file', 'error', '`docsite.routes.json` is valid.'],
  ['broken-external-link', 'error', 'A link to another site leads to something that exists.'],
  ['broken-external-anchor', 'warning', 'A link to a part of a page of another site leads to an id of that page.'],
  ['moved-external-link', 'warning', 'A link to another site names the address that its target has moved to.'],
  ['unverifiable-link', 'ignore', 'A link to another site can be checked.'],
];

/** Rules that are only checked by `docsite check --external`. */
export const externalRules: ReadonlySet<string> = new Set([
  'broken-external-link',
  'broken-external-anchor',
  'moved-external-link',
  'unverifiable-link',
]);

/** Rules that compare a site with its recorded state. The command that reads the record reports them. */
export const gateRules: readonly Rule[] = table.map(([name, defaultSeverity, description]) => ({
  name,
  description,
  defaultSeverity,
  check: () => [],
}));
