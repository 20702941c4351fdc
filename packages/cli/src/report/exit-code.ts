import type { Diagnostic } from '@docsite/core';

/** What the process tells its caller. */
export const exitCode = { clean: 0, findings: 1, usage: 2, internal: 3 } as const;

/** Only errors fail a command: warnings are there to be read. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error') ? exitCode.findings : exitCode.clean;
}
