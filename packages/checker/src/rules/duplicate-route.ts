import { type Finding, finding, type Group, groupBy, type Page } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

const name = 'duplicate-route';

/** Every page has a route of its own. */
export const duplicateRoute: Rule = {
  name,
  description: 'Every page has a route of its own.',
  defaultSeverity: 'warning',
  check,
};

/** Findings of assembling, and pages with equal routes that it has not reported. */
function check({ site }: RuleInput): Finding[] {
  const reported = site.findings.filter((item) => item.rule === name);
  const files = new Set(reported.map(({ file }) => file));
  const clashes = [...groupBy(site.pages, ({ route }) => route).values()].filter(
    (pages) => pages.length > 1 && !pages.some(({ place }) => files.has(place.file)),
  );
  return [...reported, ...clashes.flatMap(describe)];
}

function describe([owner, ...others]: Readonly<Group<Page>>): Finding[] {
  return others.map(({ route, place }) =>
    finding(
      name,
      place,
      `the route '${route}' is already taken by ${owner.place.file}`,
      'give one of the two pages another `slug`',
    ),
  );
}
