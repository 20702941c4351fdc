import { type Finding, finding } from '@docsite/core';
import type { ResolvedLink } from '../links/site-link.js';
import { findMissing } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

/** A link within the site leads to a page or file that exists. */
export const brokenLink: Rule = {
  name: 'broken-link',
  description: 'A link within the site leads to a page or file that exists.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => [
    ...findMissing('broken-link', input, ({ href, target }) => `broken link '${href}': ${absence(href, target.url)}`),
    ...findEmpty(input),
  ],
};

function absence(href: string, url: string): string {
  return href === url ? 'the site has no such page or file' : `there is nothing at '${url}'`;
}

/**
 * Findings of links that name no address, as in `[text]()` and `[text](https://)`. An empty one in JSX is left to the
 * component, for which it may mean that there is no link. Docusaurus accepts all of them, so they are less severe on
 * its sites.
 */
function findEmpty({ links }: RuleInput): Finding[] {
  return links.filter(isEmpty).map(({ href, place }) => ({
    ...finding('broken-link', place, emptiness(href), 'write the address it leads to'),
    cause: emptiness(href),
    atMost: 'missing-asset',
  }));
}

function isEmpty({ kind, writer, isElement, href }: ResolvedLink): boolean {
  return kind === 'link' && writer === 'document' && isElement !== true && /^(?:https?:\/*)?$/i.test(href);
}

function emptiness(href: string): string {
  return href === '' ? 'the link has no address' : `the link has no address after '${href}'`;
}
