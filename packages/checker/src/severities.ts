import { type Diagnostic, type Finding, matchPaths, oncePerKey, type Severity, type SiteConfig } from '@docsite/core';
import { rules } from './rules/index.js';
import { shortenWords } from './shorten-words.js';

/** Returns the severity of a rule in a file of the site. */
export type SeverityOf = (rule: string, file: string) => Severity;

type Severities = Pick<SiteConfig, 'rules' | 'overrides'>;

/**
 * Determines severities: from the last entry of `overrides` that matches the file and names the rule, or else the
 * configured severity of the rule, its default, or `error`.
 */
export function severitiesOf({ rules: configured, overrides }: Severities): SeverityOf {
  const known = new Map<string, Severity>(rules.map(({ name, defaultSeverity }) => [name, defaultSeverity]));
  for (const [name, severity] of Object.entries(configured)) known.set(name, severity);
  const folders = overrides.map((entry) => ({ matches: matchPaths(entry.files), rules: entry.rules })).reverse();
  const ownOf = oncePerKey((file: string) => folders.filter(({ matches }) => matches(file)));
  return (rule, file) => {
    const entry = folders.length === 0 ? undefined : ownOf(file).find((own) => Object.hasOwn(own.rules, rule));
    return entry?.rules[rule] ?? known.get(rule) ?? 'error';
  };
}

/** The rules that are ignored in every file. */
export function ignoredRules({ rules: configured, overrides }: Severities): ReadonlySet<string> {
  const severityOf = severitiesOf({ rules: configured, overrides: [] });
  const isSomewhere = (name: string) => overrides.some((entry) => (entry.rules[name] ?? 'ignore') !== 'ignore');
  const names = rules.map(({ name }) => name);
  return new Set(names.filter((name) => severityOf(name, '') === 'ignore' && !isSomewhere(name)));
}

/**
 * Adds the severity to each finding, limited by that of the rule in `atMost`, drops ignored ones, and shortens what
 * nobody reads in full.
 */
export function toDiagnostics(findings: readonly Finding[], severityOf: SeverityOf): Diagnostic[] {
  return findings.flatMap(({ atMost, ...item }) => {
    const own = severityOf(item.rule, item.file);
    const severity = atMost === undefined ? own : lesser(own, severityOf(atMost, item.file));
    if (severity === 'ignore') return [];
    const { message, hint } = item;
    return [
      { ...item, severity, message: shortenWords(message), ...(hint !== undefined && { hint: shortenWords(hint) }) },
    ];
  });
}

function lesser(one: Severity, other: Severity): Severity {
  return one === 'error' || other === 'ignore' ? other : one;
}
