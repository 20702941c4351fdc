import { ConfigError, type Diagnostic, sortDiagnostics } from '@docsite/core';

/** The findings of an invalid configuration, each an error; any other error is thrown on. */
export function configFindings(error: unknown): Diagnostic[] {
  if (!(error instanceof ConfigError)) throw error;
  return sortDiagnostics(error.findings.map((item) => ({ ...item, severity: 'error' })));
}
