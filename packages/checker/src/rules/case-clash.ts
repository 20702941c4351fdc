import { compareText, type Finding, finding, outputPathOfRoute, type Place, placeOf, urlPolicy } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** Files of the output differ in more than letter case or the form of their accents. */
export const caseClash: Rule = {
  name: 'case-clash',
  description: 'Pages and static files have addresses that differ in more than letter case or the form of accents.',
  defaultSeverity: 'warning',
  check,
};

interface Output {
  readonly path: string;
  readonly place: Place;
  readonly name: string;
}

/** Reports files whose names some file systems consider equal, except for the first. */
function check({ site }: RuleInput): Finding[] {
  const policy = urlPolicy(site);
  const pages = site.pages.map(({ route, place }): Output => {
    return { path: outputPathOfRoute(route, policy), place, name: `the route '${route}'` };
  });
  const files = Object.entries(site.staticFiles).map(([url, file]): Output => {
    return { path: url.slice(1), place: placeOf(file), name: `the static file '${url}'` };
  });
  const first = new Map<string, Output>();
  return [...pages, ...files]
    .sort((a, b) => compareText(a.path, b.path))
    .flatMap((output) => {
      const key = output.path.normalize('NFC').toLowerCase();
      const other = first.get(key);
      if (other === undefined) first.set(key, output);
      if (other === undefined || other.path === output.path) return [];
      const message = `${output.name} differs from ${other.name} only in letter case or accents: many file systems treat the two as the same`;
      return [finding('case-clash', output.place, message, 'rename one of the two')];
    });
}
