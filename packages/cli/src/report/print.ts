import type { Diagnostic } from '@docsite/core';
import { reporters } from './report.js';
import type { ReportFormat } from './report-format.js';
import { repositoryRoot } from './repository-root.js';
import { createLineReader } from './source-lines.js';
import { usesColor, widthOf } from './terminal.js';

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
    root: repositoryRoot(siteDir),
    color: usesColor(process.stdout),
    width: widthOf(process.stdout),
    lineAt: createLineReader(siteDir),
  });
  if (text !== '') process.stdout.write(`${text}\n`);
}
