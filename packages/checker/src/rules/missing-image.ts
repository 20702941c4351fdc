import { findMissing } from '../missing-link.js';
import type { Rule } from '../rule.js';

/** Every image on a page exists. */
export const missingImage: Rule = {
  name: 'missing-image',
  description: 'An image that a page shows exists.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => findMissing('missing-image', input, ({ href }) => `no image at '${href}'`),
};
