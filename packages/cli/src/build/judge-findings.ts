import { suppressFindings } from '@docsite/checker';
import { type Diagnostic, finding, type LoadedConfig, sortDiagnostics } from '@docsite/core';
import { today } from '../workers/today.js';
import type { LocaleResult } from './build-locale.js';

export interface JudgeContext {
  readonly loaded: LoadedConfig;
  readonly results: readonly Pick<LocaleResult, 'suppressions' | 'isEmpty'>[];
  /** Whether every locale was built, and all of its pages. */
  readonly isWhole: boolean;
}

/** What is left of the findings of all locales once comments in the content have suppressed theirs. */
export function judgeFindings(
  found: readonly Diagnostic[],
  { loaded: { config, file = '.' }, results, isWhole }: JudgeContext,
): Diagnostic[] {
  const suppressions = results.flatMap((result) => result.suppressions);
  const left = suppressFindings(found, { config, suppressions, today: today(), isWhole });
  const isUnreported = results.some(({ isEmpty }) => isEmpty) && !left.some(({ severity }) => severity === 'error');
  const place = { file, line: 1, column: 1 };
  return sortDiagnostics([
    ...left,
    ...(isUnreported
      ? [{ ...finding('render-error', place, 'none of the pages could be built'), severity: 'error' as const }]
      : []),
  ]);
}
