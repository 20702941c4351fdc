import { type Diagnostic, sortDiagnostics } from '@docsite/core';
import type { CheckInput } from './check-input.js';
import { checkRuleNames } from './check-rule-names.js';
import { collectFacts } from './document-facts.js';
import { collectLinks } from './links/collect-links.js';
import { rules } from './rules/index.js';
import { ignoredRules, severitiesOf, weighFindings } from './severities.js';

/**
 * Checks a site by every rule that is not ignored. Findings of assembling count whatever their rule; one that a rule
 * reports as well is reported once.
 */
export function checkSite(input: CheckInput): Diagnostic[] {
  const steps = checkSiteInSteps(input);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The steps of `checkSite`, for those who have other things to do in between. */
export function* checkSiteInSteps(input: CheckInput): Generator<void, Diagnostic[]> {
  const { site } = input;
  const ruleInput = {
    ...input,
    links: yield* collectLinks(input),
    problems: collectFacts(input.documents, 'problems'),
  };
  const ignored = ignoredRules(site.config);
  const findings = [...site.findings, ...(input.renderFindings ?? []), ...checkRuleNames(site)];
  for (const rule of rules) {
    yield;
    if (!ignored.has(rule.name)) for (const found of rule.check(ruleInput)) findings.push(found);
  }
  return sortDiagnostics(weighFindings(findings, severitiesOf(site.config)));
}
