import { ConfigError, type Diagnostic, type Finding, sortDiagnostics } from '@docsite/core';

/** The findings of an invalid configuration as errors; rethrows any other error. */
export function configFindings(error: unknown): Diagnostic[] {
  if (!(error instanceof ConfigError)) throw error;
  return sortDiagnostics(asErrors(error.findings));
}

/** Findings without which nothing can be shown, whatever the severities of their rules. */
export function asErrors(findings: readonly Finding[]): Diagnostic[] {
  return findings.map((finding) => ({ ...finding, severity: 'error' }));
}
