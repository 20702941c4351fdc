import { externalRules, suppressFindings } from '@docsite/checker';
import { type Diagnostic, finding, type LoadedConfig, placeOf, sortDiagnostics } from '@docsite/core';
import { today } from '@docsite/core/process';
import type { LocaleResult } from '../locale-result.js';
import { foldAbsent } from './absent-packages.js';

/** The configuration, the comments that suppress findings, and how much of the site was built and checked. */
export interface JudgeContext {
  readonly loaded: LoadedConfig;
  readonly results: readonly Pick<LocaleResult, 'suppressions' | 'isEmpty'>[];
  /** Whether all locales with all of their pages were built. */
  readonly isWhole: boolean;
  /** Whether links to other sites in a file were checked; absent for none. */
  readonly examines?: (file: string) => boolean;
}

/** The findings of all locales that comments in the content do not suppress. */
export function judgeFindings(
  found: readonly Diagnostic[],
  { loaded: { config, file = '.', absentPackages }, results, isWhole, examines = () => false }: JudgeContext,
): Diagnostic[] {
  const suppressions = results.flatMap((result) => result.suppressions);
  const isSkipped = (rule: string, path: string) => externalRules.has(rule) && !examines(path);
  const unsuppressed = suppressFindings(oncePerCause(found), {
    config,
    suppressions,
    today: today(),
    isWhole,
    isSkipped,
  });
  const left = foldAbsent(unsuppressed, absentPackages);
  const isUnreported = results.some(({ isEmpty }) => isEmpty) && !left.some(({ severity }) => severity === 'error');
  const place = placeOf(file);
  return sortDiagnostics([
    ...left,
    ...(isUnreported
      ? [{ ...finding('render-error', place, 'none of the pages could be built'), severity: 'error' as const }]
      : []),
  ]);
}

/**
 * Pages in several locales may come from the same file: of findings with equal place, rule and cause, only the first is
 * reported.
 */
function oncePerCause(found: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ rule, file, line, column, cause }) => {
    if (cause === undefined) return true;
    const key = JSON.stringify([rule, file, line, column, cause]);
    return !seen.has(key) && seen.add(key);
  });
}
