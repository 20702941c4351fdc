import { type Finding, finding, nearest } from '@docsite/core';
import { writerNote } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

/** A link with an anchor leads to an id of its page. */
export const brokenAnchor: Rule = {
  name: 'broken-anchor',
  description: 'A link with an anchor leads to an id of its page.',
  defaultSeverity: 'warning',
  check,
};

/** Pages whose ids the site does not know, such as those of components, are passed over. */
function check({ site, links }: RuleInput): Finding[] {
  return links.flatMap((link) => {
    const { target, href } = link;
    if (target.type !== 'page' || target.anchorExists || target.anchor === undefined) return [];
    const ids = site.anchors[target.route];
    if (ids === undefined) return [];
    const message = `broken anchor '${href}': '${target.route}' has no id '${target.anchor}'${writerNote(link)}`;
    return [finding('broken-anchor', link.place, message, hintOf(href, target.anchor, ids))];
  });
}

function hintOf(href: string, anchor: string, ids: readonly string[]): string | undefined {
  const meant = nearest(anchor, ids);
  if (meant !== undefined) return `did you mean '${href.slice(0, href.indexOf('#'))}#${meant}'?`;
  if (ids.length === 0 || ids.length > 6) return undefined;
  return `the page has ${new Intl.ListFormat('en').format(ids.map((id) => `'#${id}'`))}`;
}
