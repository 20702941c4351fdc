import { isForPeople, printedFormat, type ReportOptions } from '../../report/formats/report-format.js';
import { exitCode, exitCodeOf } from '../../report/outcome/exit-code.js';
import { type Built, renderSummary } from '../../report/outcome/summary.js';
import { explainBound, warningBound } from '../../report/outcome/warning-bound.js';
import { printFindings } from './print-findings.js';
import type { Profiling } from './profiling.js';

/** A command that builds a site. */
export interface BuildRun {
  readonly siteDir: string;
  readonly outDir: string;
  readonly options: ReportOptions;
  /** When the command began, in the time of `performance`. */
  readonly started: number;
  readonly profiling: Profiling;
}

/** Reports the findings of a build, and prints a summary. Returns the exit code. */
export async function printBuilt(
  building: Promise<Built>,
  { siteDir, outDir, options, started, profiling }: BuildRun,
): Promise<number> {
  const format = printedFormat(options);
  const result = await building.catch(async (error) => {
    if (options.format === undefined && format === 'pretty') throw error;
    const { configFindings } = await import('../../report/config-findings.js');
    return { diagnostics: configFindings(error), exitCode: exitCode.usage };
  });
  profiling.stage('report');
  await printFindings(result.diagnostics, siteDir, options);
  if ('exitCode' in result) return result.exitCode;
  const summary = renderSummary(result, outDir, performance.now() - started);
  (isForPeople(format) ? process.stdout : process.stderr).write(`${summary}\n`);
  const explanation = explainBound(result.diagnostics, options);
  if (explanation !== undefined) process.stderr.write(`${explanation}\n`);
  for (const note of result.notes ?? []) process.stderr.write(`${note}\n`);
  await profiling.report();
  return exitCodeOf(result.diagnostics, warningBound(options));
}
