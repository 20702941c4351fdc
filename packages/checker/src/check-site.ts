import { type Diagnostic, type Finding, type Severity, sortDiagnostics } from '@docsite/core';
import type { CheckInput } from './check-input.js';
import { checkRuleNames } from './check-rule-names.js';
import { collectLinks } from './links/collect-links.js';
import { rules } from './rules/index.js';

/**
 * Checks a site by every rule that is not ignored. Findings of assembling count whatever their rule; one that a rule
 * reports as well is reported once.
 */
export function checkSite(input: CheckInput): Diagnostic[] {
  const { site } = input;
  const severityOf = severities(site.config.rules);
  const ruleInput = { ...input, links: collectLinks(input) };
  const active = rules.filter(({ name }) => severityOf(name) !== 'ignore');
  const findings = [
    ...site.findings,
    ...(input.renderFindings ?? []),
    ...checkRuleNames(site),
    ...active.flatMap((rule) => [...rule.check(ruleInput)]),
  ];
  return sortDiagnostics(findings.flatMap((item) => weigh(item, severityOf(item.rule))));
}

/** The severity of a rule: the configured one, else its default, else `error`. */
function severities(configured: Readonly<Record<string, Severity>>): (rule: string) => Severity {
  const known = new Map<string, Severity>(rules.map(({ name, defaultSeverity }) => [name, defaultSeverity]));
  for (const [name, severity] of Object.entries(configured)) known.set(name, severity);
  return (rule) => known.get(rule) ?? 'error';
}

function weigh(item: Finding, severity: Severity): Diagnostic[] {
  return severity === 'ignore' ? [] : [{ ...item, severity }];
}
