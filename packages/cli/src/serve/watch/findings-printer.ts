import type { Diagnostic } from '@docsite/core';

/**
 * Makes a function that prints findings, unless they are those that it has printed last. What prints them is loaded
 * with the first, after the first page was sent.
 */
export function createFindingsPrinter(siteDir: string): (diagnostics: readonly Diagnostic[]) => Promise<void> {
  let printed = '[]';
  return async (diagnostics) => {
    const text = JSON.stringify(diagnostics);
    if (text === printed) return;
    printed = text;
    const { printDiagnostics } = await import('../../report/print.js');
    printDiagnostics(diagnostics, siteDir, { format: 'pretty' });
    if (diagnostics.some(({ severity }) => severity === 'error'))
      process.stdout.write('docsite build refuses a site with errors\n');
  };
}
