import { ConfigError, type Diagnostic, sortDiagnostics } from '@docsite/core';

/** The findings of an invalid configuration as errors; rethrows any other error. */
export function configFindings(error: unknown): Diagnostic[] {
  if (!(error instanceof ConfigError)) throw error;
  return sortDiagnostics(error.findings.map((item) => ({ ...item, severity: 'error' })));
}
