import type { Diagnostic } from '@docsite/core';

/**
 * Creates a function that prints findings, unless they are the same as last time. The code for printing is loaded on
 * the first call, after the first page was sent.
 */
export function createFindingsPrinter(siteDir: string): (diagnostics: readonly Diagnostic[]) => Promise<void> {
  let printed = '[]';
  return async (diagnostics) => {
    const text = JSON.stringify(diagnostics);
    if (text === printed) return;
    printed = text;
    const { printDiagnostics } = await import('../../report/print-diagnostics.js');
    printDiagnostics(diagnostics, siteDir, { format: 'pretty' });
    if (diagnostics.some(({ severity }) => severity === 'error'))
      process.stdout.write('docsite build refuses a site with errors\n');
  };
}
