import type { Worker } from 'node:worker_threads';
import { buildSite } from '../build/build-site.js';
import { resolveOutDir, resolveSiteDir } from '../build/out-dir.js';
import { createProgress } from '../build/progress.js';
import { cachePath } from '../cache/cache-folder.js';
import { configFindings } from '../report/config-findings.js';
import { exitCode, exitCodeOf } from '../report/exit-code.js';
import { printDiagnostics, printedFormat, type ReportOptions } from '../report/print.js';
import { isForPeople } from '../report/report-format.js';
import { renderSummary } from '../report/summary.js';
import { explainBound, warningBound } from '../report/warning-bound.js';

export interface BuildOptions extends ReportOptions {
  readonly outDir?: string;
  readonly baseUrl?: string;
  readonly locale?: string;
  /** `false` for a build that neither uses nor fills the cache. */
  readonly cache?: boolean;
}

/** `docsite build`: builds the site, reports the findings, and prints a summary. */
export async function build(
  dir: string | undefined,
  options: BuildOptions,
  threads: readonly Worker[],
): Promise<number> {
  const started = performance.now();
  const siteDir = resolveSiteDir(dir);
  const outDir = resolveOutDir(siteDir, options.outDir);
  const progress = createProgress(process.stderr);
  const format = printedFormat(options);
  const request = {
    ...options,
    maxWarnings: warningBound(options),
    siteDir,
    outDir,
    includeDrafts: false,
    threads,
    cacheDir: options.cache === false ? undefined : cachePath(siteDir),
  };
  const result = await buildSite(request, progress)
    .catch((error) => {
      if (options.format === undefined && format === 'pretty') throw error;
      return { diagnostics: configFindings(error), exitCode: exitCode.usage };
    })
    .finally(() => progress.end());
  printDiagnostics(result.diagnostics, siteDir, options);
  if ('exitCode' in result) return result.exitCode;
  const summary = renderSummary(result, outDir, performance.now() - started);
  (isForPeople(format) ? process.stdout : process.stderr).write(`${summary}\n`);
  const explanation = explainBound(result.diagnostics, options);
  if (explanation !== undefined) process.stderr.write(`${explanation}\n`);
  return exitCodeOf(result.diagnostics, warningBound(options));
}
