import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { ConfigError, type Diagnostic, sortDiagnostics } from '@docsite/core';
import { buildSite } from '../build/build-site.js';
import { resolveSiteDir } from '../build/out-dir.js';
import { silentProgress } from '../build/progress.js';
import { exitCode, exitCodeOf } from '../report/exit-code.js';
import { printDiagnostics } from '../report/print.js';
import type { ReportFormat } from '../report/report.js';
import { explainBound, type WarningOptions, warningBound } from '../report/warning-bound.js';

export interface CheckOptions extends WarningOptions {
  readonly format: ReportFormat;
}

/** `docsite check`: does all that a build does, discards the output, and reports the findings. */
export async function check(
  dir: string | undefined,
  options: CheckOptions,
  threads: readonly Worker[],
): Promise<number> {
  const siteDir = resolveSiteDir(dir);
  const request = { siteDir, standingDir: join(siteDir, 'dist'), includeDrafts: false, threads };
  const result = await buildSite(request, silentProgress).catch(findingsOfConfig);
  printDiagnostics(result.diagnostics, siteDir, options.format, { always: true });
  if ('exitCode' in result) return result.exitCode;
  const explanation = explainBound(result.diagnostics, options);
  if (explanation !== undefined) process.stderr.write(`${explanation}\n`);
  return exitCodeOf(result.diagnostics, warningBound(options));
}

/** Findings of an invalid configuration, so that they are reported in the requested format like all others. */
function findingsOfConfig(error: unknown): { diagnostics: readonly Diagnostic[]; exitCode: number } {
  if (!(error instanceof ConfigError)) throw error;
  return {
    diagnostics: sortDiagnostics(error.findings.map((item) => ({ ...item, severity: 'error' }))),
    exitCode: exitCode.usage,
  };
}
