import { type Finding, finding } from '@docsite/core';
import type { ResolvedLink } from '../links/site-link.js';
import { findMissing, writerNote } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

const name = 'broken-link';

/** A link within the site leads to a page or file that exists. */
export const brokenLink: Rule = {
  name,
  description: 'A link within the site leads to a page or file that exists.',
  defaultSeverity: 'error',
  scope: 'links',
  check: (input) => [...findBroken(input), ...input.links.flatMap(findOneSlash)],
};

function findBroken(input: RuleInput): Finding[] {
  return findMissing(name, input, ({ href, target }) => `broken link '${href}': ${absence(href, target.url)}`);
}

function absence(href: string, url: string): string {
  return href === url ? 'the site has no such page or file' : `there is nothing at '${url}'`;
}

/**
 * The finding about an address of another site with a single slash, such as `https:/example.org`. Browsers read it as a
 * path if the site's own scheme is the same (https://url.spec.whatwg.org/#special-relative-or-authority-state).
 */
function findOneSlash(link: ResolvedLink): Finding[] {
  const [, scheme, rest] = /^(https?:)\/([^/].*)$/i.exec(link.href) ?? [];
  if (link.kind !== 'link' || link.target.type !== 'external' || scheme === undefined) return [];
  const message = `broken link '${link.href}': browsers take it for the path '/${rest}' of this site${writerNote(link)}`;
  const hint = `to link to another site, write '${scheme}//${rest}'`;
  return [{ ...finding(name, link.place, message, hint), cause: link.href, atMost: 'missing-asset' }];
}
