import { type Finding, finding, placeText } from '@docsite/core';
import { findMissing } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

const name = 'missing-asset';

/** Every file that a page loads, imports or links exists. */
export const missingAsset: Rule = {
  name,
  description: 'A file that a page loads, imports or offers exists.',
  defaultSeverity: 'error',
  scope: 'links',
  check,
};

/** Missing files found by parsing, such as imports, and missing link targets; each place is reported once. */
function check(input: RuleInput): Finding[] {
  const problems = input.problems.filter(({ rule }) => rule === name);
  const reported = new Set(problems.map(({ place }) => placeText(place)));
  const links = findMissing(name, input, ({ href }) => `no file at '${href}'`);
  return [
    ...problems.map(({ place, message, hint }) => finding(name, place, message, hint)),
    ...links.filter((link) => !reported.has(placeText(link))),
  ];
}
