import type { Diagnostic } from '@docsite/core';
import { type ReportFormat, reporters } from './report.js';

/** Prints findings on standard output; with none, prints nothing unless the caller asks for that. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  siteDir: string,
  format: ReportFormat,
  options: { always?: boolean } = {},
): void {
  if (diagnostics.length === 0 && options.always !== true) return;
  const text = reporters[format](diagnostics, {
    siteDir,
    color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  });
  if (text !== '') process.stdout.write(`${text}\n`);
}
