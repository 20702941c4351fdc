import { type Finding, finding, ownFolderOf } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** No page is in a folder of files that the build itself writes. */
export const reservedRoute: Rule = {
  name: 'reserved-route',
  description: 'No page is in `/assets/js`, or another folder of files that the build itself writes.',
  defaultSeverity: 'warning',
  check,
};

function check({ site }: RuleInput): Finding[] {
  return site.pages.flatMap((page) => {
    const folder = ownFolderOf(page.route);
    if (folder === undefined) return [];
    const hint = 'source' in page ? "give it another 'slug'" : 'give it, or the docs it belongs to, another path';
    const message = `the route '${page.route}' is in '${folder}', which is reserved for the build's own files`;
    return [finding('reserved-route', page.place, message, hint)];
  });
}
