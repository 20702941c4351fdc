import type { Diagnostic } from '@docsite/core';
import { noFindings, printedFormat, type ReportOptions } from '../../report/formats/report-format.js';

/** Prints findings like `printDiagnostics`, which is only loaded if there is something to report. */
export async function printFindings(
  diagnostics: readonly Diagnostic[],
  siteDir: string,
  options: ReportOptions & { readonly always?: boolean },
): Promise<void> {
  if (diagnostics.length === 0 && options.outputFile === undefined && printedFormat(options) === 'pretty') {
    if (options.always) process.stdout.write(`${noFindings}\n`);
    return;
  }
  const { printDiagnostics } = await import('../../report/print-diagnostics.js');
  printDiagnostics(diagnostics, siteDir, options);
}
