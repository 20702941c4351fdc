import { type DirectiveUse, type Finding, finding } from '@docsite/core';
import { collectFacts } from '../document-facts.js';
import type { Rule, RuleInput } from '../rule.js';

/** A `:::name` block has a fence that closes it: an open one contains the rest of the page. */
export const unclosedDirective: Rule = {
  name: 'unclosed-directive',
  description: 'A `:::name` block is closed.',
  defaultSeverity: 'warning',
  scope: 'documents',
  check,
};

function check({ documents }: RuleInput): Finding[] {
  const open = collectFacts(documents, 'directives').filter(({ closed }) => !closed);
  return open.map((directive) => {
    const { message, hint } = describe(directive);
    return finding('unclosed-directive', directive.place, message, hint);
  });
}

function describe({ name, endsWith }: DirectiveUse): { readonly message: string; readonly hint: string } {
  if (endsWith === undefined)
    return { message: `':::${name}' is not closed`, hint: 'close it with `:::` on a line of its own' };
  return {
    message: `':::${name}' ends with the ':::${endsWith}' inside, because both begin with as many colons`,
    hint: `begin and end it with more colons than the block inside, as in \`::::${name}\` and \`::::\``,
  };
}
