import {
  type Diagnostic,
  didYouMean,
  type Finding,
  finding,
  groupBy,
  placeText,
  type SiteConfig,
  type SuppressionUse,
} from '@docsite/core';
import { rules } from './rules/index.js';
import { suppressionRules } from './rules/suppression-rules.js';
import { severitiesOf, toDiagnostics } from './severities.js';

/** The input of suppressing the findings of a whole site, for all its locales together. */
export interface SuppressionContext {
  readonly config: SiteConfig;
  /** The suppressions of all documents; one in a partial may occur once for each document that includes it. */
  readonly suppressions: readonly SuppressionUse[];
  /** The day of the check in UTC, such as `2027-01-31`. */
  readonly today: string;
  /** Whether every locale was checked: otherwise, a comment that suppresses nothing may do so in another locale. */
  readonly isWhole: boolean;
  /** Whether a file was not checked for a rule; absent if everything was checked. */
  readonly isSkipped?: (rule: string, file: string) => boolean;
}

/**
 * Drops the findings that comments in the content suppress, and reports comments that are invalid, expired or unused.
 * Invalid and expired comments suppress nothing.
 */
export function suppressFindings(diagnostics: readonly Diagnostic[], context: SuppressionContext): Diagnostic[] {
  const { config, today, isWhole, isSkipped = () => false } = context;
  if (context.suppressions.length === 0) return [...diagnostics];
  const severityOf = severitiesOf(config);
  const isJudged = (rule: string, file: string) => severityOf(rule, file) !== 'ignore' && !isSkipped(rule, file);
  const suppressions = withoutRepetitions(context.suppressions);
  const problems = suppressions.flatMap((item) => problemOf(item) ?? []);
  const valid = suppressions.filter((item) => problemOf(item) === undefined);
  const { left, used } = applySuppressions(diagnostics, valid, today);
  const unneeded = valid.flatMap((item) => {
    const idle = item.rules.filter((rule) => !used.get(item)?.has(rule) && isJudged(rule, item.place.file));
    return [...reportUnused(item, isWhole ? idle : []), ...reportExpired(item, idle, today)];
  });
  return [...left, ...toDiagnostics([...problems, ...unneeded], severityOf)];
}

interface AppliedSuppressions {
  /** The findings that no suppression covers, or only expired ones. */
  readonly left: readonly Diagnostic[];
  /** The rules of findings that each suppression covers. */
  readonly used: ReadonlyMap<SuppressionUse, ReadonlySet<string>>;
}

function applySuppressions(
  diagnostics: readonly Diagnostic[],
  suppressions: readonly SuppressionUse[],
  today: string,
): AppliedSuppressions {
  const byFile = groupBy(suppressions, ({ place }) => place.file);
  const used = new Map<SuppressionUse, Set<string>>(suppressions.map((item) => [item, new Set()]));
  const left = diagnostics.filter((item) => {
    const covering = (byFile.get(item.file) ?? []).filter((suppression) => covers(suppression, item));
    for (const suppression of covering) used.get(suppression)?.add(item.rule);
    return covering.every((suppression) => hasExpired(suppression, today));
  });
  return { left, used };
}

function withoutRepetitions(suppressions: readonly SuppressionUse[]): SuppressionUse[] {
  return [...new Map(suppressions.map((item) => [placeText(item.place), item])).values()];
}

function covers({ rules: names, lines }: SuppressionUse, { rule, line }: Diagnostic): boolean {
  return names.includes(rule) && (lines === undefined || (line >= lines[0] && line <= lines[1]));
}

function hasExpired({ until }: SuppressionUse, today: string): boolean {
  return until !== undefined && until < today;
}

const directives = ['docsite-ignore', 'docsite-ignore-file'];
const fixed: ReadonlySet<string> = new Set(suppressionRules.map(({ name }) => name));
const example =
  'write `docsite-ignore broken-link: why it may stand`, with `until 2027-01-31` before the colon or without';

/** The problem with an invalid comment, if any. */
function problemOf({ place, directive, rules: names, until, reason }: SuppressionUse): Finding | undefined {
  const report = (message: string, hint: string = example) => finding('suppression', place, message, hint);
  if (!directives.includes(directive))
    return report(`there is no comment named '${directive}'`, didYouMean(directive, directives) ?? example);
  if (names.length === 0) return report(`'${directive}' names no rule`);
  const known = rules.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return report(`'${directive}': there is no rule named '${unknown}'`, didYouMean(unknown, known) ?? example);
  const unyielding = names.find((name) => fixed.has(name));
  if (unyielding !== undefined)
    return report(`'${unyielding}' cannot be suppressed`, 'fix or remove the comment that it reports');
  if (until !== undefined && !isDate(until))
    return report(`'until ${until}' is not a date`, 'write the last day as `until 2027-01-31`');
  if (reason === '') return report(`'${directive} ${names.join(', ')}' gives no reason`);
  return undefined;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function reportUnused({ place, rules: names, lines }: SuppressionUse, idle: readonly string[]): Finding[] {
  if (idle.length === 0) return [];
  const where = lines === undefined ? 'in this file' : inLines(lines);
  const message = `there is nothing to suppress: no '${idle.join("', no '")}' ${where}`;
  const hint = idle.length === names.length ? 'remove the comment' : `remove ${idle.join(', ')} from it`;
  return [finding('unused-suppression', place, message, hint)];
}

function inLines([first, last]: readonly [number, number]): string {
  return first === last ? `in line ${first}` : `in lines ${first} to ${last}`;
}

/** A comment that is both expired and unused is only reported as unused. */
function reportExpired(item: SuppressionUse, idle: readonly string[], today: string): Finding[] {
  if (!hasExpired(item, today) || idle.length === item.rules.length) return [];
  const message = `this suppression of ${item.rules.join(', ')} expired after ${item.until}: ${item.reason}`;
  return [finding('expired-suppression', item.place, message, 'fix what it suppresses, or set a later date')];
}
