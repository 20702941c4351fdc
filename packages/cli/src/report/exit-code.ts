import type { Diagnostic } from '@docsite/core';

/** What the process reports to its caller. */
export const exitCode = { clean: 0, findings: 1, usage: 2, internal: 3 } as const;

/**
 * Errors fail a command; warnings are there to be read, unless there are more than it lets pass.
 *
 * @param maxWarnings As `warningBound` gives it.
 */
export function exitCodeOf(diagnostics: readonly Diagnostic[], maxWarnings = Number.POSITIVE_INFINITY): number {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return errors > 0 || warnings > maxWarnings ? exitCode.findings : exitCode.clean;
}
