import { expect, test } from '@jest/globals';
import { readFences } from './fences.js';

interface Quoted {
  readonly place: string;
  readonly message: string;
  readonly rule: string;
}

const findings = readFences().flatMap(({ place, code }): Quoted[] =>
  Array.from(code.matchAll(/^\S+:\d+:\d+ {2}(?:error|warning) {2}(.+) {2}([a-z-]+)$/gm), ([, message, rule]) => ({
    place,
    message: wordsOf(message as string),
    rule: rule as string,
  })),
);
const isOnRulePage = ({ place }: Quoted) => place.startsWith('content/docsite/rules/');
const elsewhere = findings.filter((finding) => !isOnRulePage(finding));

/** A message without the names and further places that depend on the site. */
function wordsOf(message: string): string {
  return message.replace(/ \(and \d+ more places.*\)$/, '').replace(/'[^']*'/g, "'…'");
}

// The tests of the rule pages compare these with what docsite prints.
test.each(elsewhere)('the finding of $rule at $place should be in the words of the rule page', (finding) => {
  const onRulePage = findings.filter((other) => isOnRulePage(other) && other.rule === finding.rule);
  expect(onRulePage.map(({ message }) => message)).toContain(finding.message);
});

test('findings should be quoted on several pages', () => {
  expect(new Set(elsewhere.map(({ place }) => place.split(':')[0])).size).toBeGreaterThan(5);
});
