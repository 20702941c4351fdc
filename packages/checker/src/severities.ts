import type { Diagnostic, Finding, Severity, SiteConfig } from '@docsite/core';
import { rules } from './rules/index.js';

/** The severity of a rule. */
export type SeverityOf = (rule: string) => Severity;

/** Looks severities up: the configured one of a rule, else its default, else `error`. */
export function severitiesOf(config: Pick<SiteConfig, 'rules'>): SeverityOf {
  const known = new Map<string, Severity>(rules.map(({ name, defaultSeverity }) => [name, defaultSeverity]));
  for (const [name, severity] of Object.entries(config.rules)) known.set(name, severity);
  return (rule) => known.get(rule) ?? 'error';
}

/** Gives findings their severity, and drops those that are ignored. */
export function weighFindings(findings: readonly Finding[], severityOf: SeverityOf): Diagnostic[] {
  return findings.flatMap((item) => {
    const severity = severityOf(item.rule);
    return severity === 'ignore' ? [] : [{ ...item, severity }];
  });
}
