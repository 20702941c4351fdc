import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { buildSite } from '../build/build-site.js';
import { resolveSiteDir } from '../build/out-dir.js';
import { silentProgress } from '../build/progress.js';
import { configFindings } from '../report/config-findings.js';
import { exitCode, exitCodeOf } from '../report/exit-code.js';
import { printDiagnostics, type ReportOptions } from '../report/print.js';
import { explainBound, warningBound } from '../report/warning-bound.js';

/** `docsite check`: does all that a build does, discards the output, and reports the findings. */
export async function check(
  dir: string | undefined,
  options: ReportOptions,
  threads: readonly Worker[],
): Promise<number> {
  const siteDir = resolveSiteDir(dir);
  const request = { siteDir, standingDir: join(siteDir, 'dist'), includeDrafts: false, threads };
  const result = await buildSite(request, silentProgress).catch((error) => ({
    diagnostics: configFindings(error),
    exitCode: exitCode.usage,
  }));
  printDiagnostics(result.diagnostics, siteDir, { ...options, always: true });
  if ('exitCode' in result) return result.exitCode;
  const explanation = explainBound(result.diagnostics, options);
  if (explanation !== undefined) process.stderr.write(`${explanation}\n`);
  return exitCodeOf(result.diagnostics, warningBound(options));
}
