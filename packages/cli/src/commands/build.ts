import type { Worker } from 'node:worker_threads';
import type { BuildRequest } from '../build/build-site.js';
import { resolveOutDir, resolveSiteDir } from '../build/out-dir.js';
import { createProgress } from '../build/progress.js';
import { cachePath } from '../cache/cache-folder.js';
import { exitCode, exitCodeOf } from '../report/exit-code.js';
import { isForPeople, printedFormat, type ReportOptions } from '../report/report-format.js';
import { type Built, renderSummary } from '../report/summary.js';
import { explainBound, warningBound } from '../report/warning-bound.js';
import { printFindings } from './print-findings.js';
import { type ProfileOptions, Profiling } from './profiling.js';
import { openRecord } from './recorded-run.js';

export interface BuildOptions extends ReportOptions, ProfileOptions {
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
  const profiling = new Profiling('build', options);
  const siteDir = resolveSiteDir(dir);
  const outDir = resolveOutDir(siteDir, options.outDir);
  const format = printedFormat(options);
  const cacheDir = options.cache === false ? undefined : cachePath(siteDir);
  const { baseUrl, locale } = options;
  const wanted = { baseUrl, locale, maxWarnings: warningBound(options), includeDrafts: false };
  const result = await buildOrRecall({ ...wanted, siteDir, outDir, cacheDir, threads }, profiling).catch(
    async (error) => {
      if (options.format === undefined && format === 'pretty') throw error;
      const { configFindings } = await import('../report/config-findings.js');
      return { diagnostics: configFindings(error), exitCode: exitCode.usage };
    },
  );
  profiling.stage('report');
  await printFindings(result.diagnostics, siteDir, options);
  if ('exitCode' in result) return result.exitCode;
  const summary = renderSummary(result, outDir, performance.now() - started);
  (isForPeople(format) ? process.stdout : process.stderr).write(`${summary}\n`);
  const explanation = explainBound(result.diagnostics, options);
  if (explanation !== undefined) process.stderr.write(`${explanation}\n`);
  await profiling.report();
  return exitCodeOf(result.diagnostics, warningBound(options));
}

/** Builds the site, unless nothing has changed since it was built. */
async function buildOrRecall(
  request: BuildRequest & { readonly outDir: string },
  profiling: Profiling,
): Promise<Built> {
  const { threads: _, siteDir, outDir, cacheDir, ...options } = request;
  profiling.stage('changes');
  const record = openRecord({ command: 'build', siteDir, cacheDir, outDir, options });
  if (record.known !== undefined) return record.known;
  profiling.stage('start');
  const progress = profiling.measure(createProgress(process.stderr));
  // loaded only where there is something to build
  const { buildSite } = await import('../build/build-site.js');
  const result = await buildSite({ ...request, profile: profiling.details }, progress).finally(() => progress.end());
  profiling.stage('changes');
  if (result.outputs !== undefined) record.keep(result, result.trace, result.outputs);
  return result;
}
