import { type Finding, type FindNearest, finding, findNearest } from '@docsite/core';
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
  const nearestIds = new Map<string, FindNearest>();
  return links.flatMap((link) => {
    const { target, href } = link;
    if (target.type !== 'page' || target.anchorExists || target.anchor === undefined) return [];
    const ids = site.anchors[target.route];
    if (ids === undefined) return [];
    const message = `broken anchor '${href}': '${target.route}' has no id '${target.anchor}'${writerNote(link)}`;
    const nearest = nearestIds.get(target.route) ?? findNearest(ids);
    nearestIds.set(target.route, nearest);
    const item = finding('broken-anchor', link.place, message, hintOf(href, nearest(target.anchor), ids));
    return [{ ...item, cause: `${target.route}#${target.anchor}` }];
  });
}

function hintOf(href: string, meant: string | undefined, ids: readonly string[]): string | undefined {
  if (meant !== undefined) return `did you mean '${href.slice(0, href.indexOf('#'))}#${meant}'?`;
  if (ids.length === 0 || ids.length > 6) return undefined;
  return `the page has ${new Intl.ListFormat('en').format(ids.map((id) => `'#${id}'`))}`;
}
