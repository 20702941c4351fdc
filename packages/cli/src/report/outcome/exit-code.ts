import type { Diagnostic } from '@docsite/core';

/** The exit codes of the command. */
export const exitCode = { clean: 0, findings: 1, usage: 2, internal: 3 } as const;

/**
 * The exit code for findings. Errors fail a command; warnings do so only if there are more than its options allow.
 *
 * @param maxWarnings From `warningBound`.
 */
export function exitCodeOf(diagnostics: readonly Diagnostic[], maxWarnings = Number.POSITIVE_INFINITY): number {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return errors > 0 || warnings > maxWarnings ? exitCode.findings : exitCode.clean;
}
