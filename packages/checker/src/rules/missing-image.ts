import { findMissing } from '../missing-link.js';
import type { Rule } from '../rule.js';

/** An image that a page shows exists. */
export const missingImage: Rule = {
  name: 'missing-image',
  description: 'An image that a page shows exists.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => findMissing('missing-image', input, ({ href }) => `no image at '${href}'`),
};
