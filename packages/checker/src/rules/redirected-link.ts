import { decodePath, type Finding, type FoundTarget, finding } from '@docsite/core';
import { writerNote } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

/** A link names the address of its target, not an old one. Redirects to an old address count as links, too. */
export const redirectedLink: Rule = {
  name: 'redirected-link',
  description: 'A link names the address of its target, not one that redirects there.',
  defaultSeverity: 'warning',
  scope: 'links',
  check,
};

function check({ links, site }: RuleInput): Finding[] {
  return links.flatMap((link) => {
    const { target, href, place } = link;
    if (target.type === 'missing' || target.redirectedFrom === undefined) return [];
    const end = addressOf(target, site.locale.baseUrl);
    const message = `'${href}' redirects to '${end}'${writerNote(link)}`;
    return [{ ...finding('redirected-link', place, message, `write '${end}'`), cause: target.redirectedFrom }];
  });
}

/** The address of a target as authors write it, without the base URL. */
function addressOf({ type, url }: FoundTarget, baseUrl: string): string {
  return type === 'external' ? url : `/${decodePath(url.slice(baseUrl.length))}`;
}
