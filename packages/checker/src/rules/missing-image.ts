import { findMissing } from '../missing-link.js';
import type { Rule } from '../rule.js';

/** An image of the site is there. */
export const missingImage: Rule = {
  name: 'missing-image',
  description: 'An image of the site is there.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => findMissing('missing-image', input, ({ href }) => `no image at '${href}'`),
};
