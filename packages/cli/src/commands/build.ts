import type { Worker } from 'node:worker_threads';
import { buildSite } from '../build/build-site.js';
import { resolveOutDir, resolveSiteDir } from '../build/out-dir.js';
import { createProgress } from '../build/progress.js';
import { exitCodeOf } from '../report/exit-code.js';
import { printDiagnostics } from '../report/print.js';
import { renderSummary } from '../report/summary.js';
import { explainBound, type WarningOptions, warningBound } from '../report/warning-bound.js';

export interface BuildOptions extends WarningOptions {
  readonly outDir?: string;
  readonly baseUrl?: string;
  readonly locale?: string;
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
  const result = await buildSite(
    { ...options, maxWarnings: warningBound(options), siteDir, outDir, includeDrafts: false, threads },
    progress,
  ).finally(() => progress.end());
  printDiagnostics(result.diagnostics, siteDir, 'pretty');
  process.stdout.write(`${renderSummary(result, outDir, performance.now() - started)}\n`);
  const explanation = explainBound(result.diagnostics, options);
  if (explanation !== undefined) process.stderr.write(`${explanation}\n`);
  return exitCodeOf(result.diagnostics, warningBound(options));
}
