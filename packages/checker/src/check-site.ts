import { type Diagnostic, sortDiagnostics } from '@docsite/core';
import type { CheckInput } from './check-input.js';
import { checkRuleNames } from './check-rule-names.js';
import { collectLinks } from './links/collect-links.js';
import { rules } from './rules/index.js';
import { ignoredRules, severitiesOf, weighFindings } from './severities.js';

/**
 * Checks a site by every rule that is not ignored. Findings of assembling count whatever their rule; one that a rule
 * reports as well is reported once.
 */
export function checkSite(input: CheckInput): Diagnostic[] {
  const { site } = input;
  const severityOf = severitiesOf(site.config);
  const ruleInput = { ...input, links: collectLinks(input) };
  const ignored = ignoredRules(site.config);
  const active = rules.filter(({ name }) => !ignored.has(name));
  const findings = [
    ...site.findings,
    ...(input.renderFindings ?? []),
    ...checkRuleNames(site),
    ...active.flatMap((rule) => [...rule.check(ruleInput)]),
  ];
  return sortDiagnostics(weighFindings(findings, severityOf));
}
