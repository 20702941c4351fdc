import { type Finding, finding } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** No page has the path of a file that the build itself writes. */
export const reservedRoute: Rule = {
  name: 'reserved-route',
  description: 'No page is in `/assets`, where the build keeps its own files.',
  defaultSeverity: 'warning',
  check,
};

function check({ site }: RuleInput): Finding[] {
  const inside = site.pages.filter(({ route }) => /^\/assets(?:\/|$)/i.test(route));
  return inside.map((page) => {
    const hint = 'source' in page ? "give it another 'slug'" : 'give it, or the docs it belongs to, another path';
    const message = `the route '${page.route}' is in '/assets', which is reserved for the build's own files`;
    return finding('reserved-route', page.place, message, hint);
  });
}
