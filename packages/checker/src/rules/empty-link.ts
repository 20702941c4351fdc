import { type Finding, finding } from '@docsite/core';
import type { ResolvedLink } from '../links/site-link.js';
import type { Rule, RuleInput } from '../rule.js';

const name = 'empty-link';

/** A link of a document names an address. */
export const emptyLink: Rule = {
  name,
  description: 'A link that a document contains has an address.',
  defaultSeverity: 'error',
  scope: 'links',
  check,
};

/**
 * Findings of links such as `[text]()` and `[text](https://)`. An empty one in JSX is left to the component, for which
 * it may mean that there is no link.
 */
function check({ links }: RuleInput): Finding[] {
  return links.filter(isEmpty).map(({ href, place }) => {
    const message = href === '' ? 'the link has no address' : `the link has no address after '${href}'`;
    return { ...finding(name, place, message, 'write the address it leads to'), cause: message };
  });
}

function isEmpty({ kind, writer, isElement, href }: ResolvedLink): boolean {
  return kind === 'link' && writer === 'document' && isElement !== true && /^(?:https?:\/*)?$/i.test(href);
}
