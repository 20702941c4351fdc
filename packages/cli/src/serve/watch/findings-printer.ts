import type { Diagnostic } from '@docsite/core';
import { printDiagnostics } from '../../report/print.js';

/** Makes a function that prints findings, unless they are those that it has printed last. */
export function createFindingsPrinter(siteDir: string): (diagnostics: readonly Diagnostic[]) => void {
  let printed = '[]';
  return (diagnostics) => {
    const text = JSON.stringify(diagnostics);
    if (text === printed) return;
    printed = text;
    printDiagnostics(diagnostics, siteDir, { format: 'pretty' });
    if (diagnostics.some(({ severity }) => severity === 'error'))
      process.stdout.write('docsite build refuses a site with errors\n');
  };
}
