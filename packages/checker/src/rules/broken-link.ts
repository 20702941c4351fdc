import { findMissing } from '../missing-link.js';
import type { Rule } from '../rule.js';

/** A link within the site leads to a page or file that exists. */
export const brokenLink: Rule = {
  name: 'broken-link',
  description: 'A link within the site leads to a page or file that exists.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) =>
    findMissing('broken-link', input, ({ href, target }) => `broken link '${href}': ${absence(href, target.url)}`),
};

function absence(href: string, url: string): string {
  return href === url ? 'the site has no such page or file' : `there is nothing at '${url}'`;
}
