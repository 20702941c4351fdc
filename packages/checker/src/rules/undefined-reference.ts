import { type Finding, finding, type ReferenceUse } from '@docsite/core';
import { collectFacts } from '../document-facts.js';
import type { Rule, RuleInput } from '../rule.js';

/** A reference `[text][label]` or `[^label]` has a definition. */
export const undefinedReference: Rule = {
  name: 'undefined-reference',
  description: 'A reference `[text][label]` or `[^label]` has a definition.',
  defaultSeverity: 'warning',
  scope: 'documents',
  check,
};

function check({ documents }: RuleInput): Finding[] {
  return collectFacts(documents, 'undefinedReferences').map(describe);
}

function describe({ label, kind, place }: ReferenceUse): Finding {
  const [written, definition] = kind === 'footnote' ? [`[^${label}]`, 'the note'] : [`[${label}]`, 'URL'];
  const noun = kind === 'footnote' ? 'footnote' : 'link reference';
  const hint = `define it with \`${written}: ${definition}\` on a line of its own, or write \`\\[\` for a literal bracket`;
  return finding('undefined-reference', place, `the ${noun} '${written}' is not defined`, hint);
}
