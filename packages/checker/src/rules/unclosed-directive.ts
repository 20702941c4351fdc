import { type Finding, finding } from '@docsite/core';
import { collectFacts } from '../document-facts.js';
import type { Rule, RuleInput } from '../rule.js';

/** A `:::name` block is closed: an open one contains the rest of the page. */
export const unclosedDirective: Rule = {
  name: 'unclosed-directive',
  description: 'A `:::name` block is closed.',
  defaultSeverity: 'warning',
  scope: 'documents',
  check,
};

function check({ documents }: RuleInput): Finding[] {
  const open = collectFacts(documents, 'directives').filter(({ closed }) => !closed);
  return open.map(({ name, place }) =>
    finding('unclosed-directive', place, `':::${name}' is not closed`, 'close it with `:::` on a line of its own'),
  );
}
