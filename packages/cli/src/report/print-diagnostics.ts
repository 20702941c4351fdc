import type { Diagnostic } from '@docsite/core';
import { isForPeople, printedFormat, type ReportOptions } from './formats/report-format.js';
import { exitCode, exitCodeOf } from './outcome/exit-code.js';
import { warningBound } from './outcome/warning-bound.js';
import { reporters } from './reporters.js';
import { repositoryRoot } from './repository-root.js';
import { createLineReader } from './source-lines.js';
import { usesColor, widthOf } from './terminal.js';
import { writeNamedFile } from './write-named-file.js';

/**
 * Prints findings to standard output, and writes the report file if requested. A message that there are no findings is
 * only printed for people, and if the caller asks for it.
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  siteDir: string,
  options: ReportOptions & { readonly always?: boolean },
): void {
  const { outputFile } = options;
  const context = {
    siteDir,
    root: repositoryRoot(siteDir),
    failsOnWarnings: exitCodeOf(diagnostics.filter(isWarning), warningBound(options)) !== exitCode.clean,
    lineAt: createLineReader(siteDir),
  };
  if (outputFile !== undefined)
    writeNamedFile(outputFile, `${reporters[options.format ?? 'pretty'](diagnostics, { ...context, color: false })}\n`);
  const format = printedFormat(options);
  if (diagnostics.length === 0 && options.always !== true && isForPeople(format)) return;
  const screen = { color: usesColor(process.stdout), width: widthOf(process.stdout) };
  process.stdout.write(`${reporters[format](diagnostics, { ...context, ...screen })}\n`);
}

function isWarning({ severity }: Diagnostic): boolean {
  return severity === 'warning';
}
