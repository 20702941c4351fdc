import type { Diagnostic } from '@docsite/core';
import { countOf } from './quantities.js';

/** The number of findings of each severity, `1 error, 2 warnings`, each coloured; empty for none. */
export function countFindings(
  diagnostics: readonly Diagnostic[],
  paint: (severity: Diagnostic['severity'], text: string) => string = (_, text) => text,
): string {
  return (['error', 'warning'] as const)
    .map((severity) => ({ severity, number: diagnostics.filter((item) => item.severity === severity).length }))
    .filter(({ number }) => number > 0)
    .map(({ severity, number }) => paint(severity, countOf(number, severity)))
    .join(', ');
}
