import { admonitionNames, asQuestion, didYouMean, type Finding, finding } from '@docsite/core';
import { collectFacts } from '../document-facts.js';
import type { Rule, RuleInput } from '../rule.js';

/** The name of a `:::name` block is one of the site's admonitions. */
export const unknownAdmonition: Rule = {
  name: 'unknown-admonition',
  description: 'A `:::name` block is an admonition that the site has.',
  defaultSeverity: 'warning',
  scope: 'documents',
  check,
};

function check({ site, documents }: RuleInput): Finding[] {
  const names = [...admonitionNames(site.config.markdown)];
  const unknown = collectFacts(documents, 'directives').filter(({ known }) => !known);
  return unknown.map(({ name, place }) => {
    const list = `the site has ${new Intl.ListFormat('en').format(names)}`;
    const hint = didYouMean(name, names) ?? asQuestion(completed(name, names)) ?? list;
    return { ...finding('unknown-admonition', place, `unknown admonition ':::${name}'`, hint), cause: name };
  });
}

/** The name that begins with an abbreviation, such as `warn`. */
function completed(name: string, names: readonly string[]): string | undefined {
  return name.length < 3 ? undefined : names.find((known) => known.startsWith(name.toLowerCase()));
}
