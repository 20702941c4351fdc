import { findMissing } from '../missing-link.js';
import type { Rule } from '../rule.js';

/** Redirects end at a page, a file or another site. */
export const redirectLoop: Rule = {
  name: 'redirect-loop',
  description: 'Redirects lead somewhere, not in a circle.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => findMissing('redirect-loop', input, ({ href }) => `'${href}' redirects in a circle`),
};
