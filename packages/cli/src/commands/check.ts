import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Diagnostic } from '@docsite/core';
import type { ExternalExaminer } from '../build/locale-build.js';
import { resolveSiteDir } from '../build/out-dir.js';
import { silentProgress } from '../build/progress.js';
import { cachePath } from '../cache/cache-folder.js';
import type { GateOptions } from '../gate/gate.js';
import type { RemoteAccess } from '../remote/remote-settings.js';
import { exitCode, exitCodeOf } from '../report/exit-code.js';
import type { ReportOptions } from '../report/report-format.js';
import { explainBound, warningBound } from '../report/warning-bound.js';
import { noteUnusableCache } from './note-unusable-cache.js';
import { printFindings } from './print-findings.js';
import { type ProfileOptions, Profiling } from './profiling.js';
import { openRecord, type RunRecord } from './recorded-run.js';

export interface CheckOptions extends ReportOptions, GateOptions, ProfileOptions {
  /** Whether the addresses of the site are recorded. */
  readonly updateRoutes?: boolean;
  /** `false` for a check that neither uses nor fills the cache. */
  readonly cache?: boolean;
  /** What the check may do with a remote cache. */
  readonly remoteCache?: RemoteAccess;
  /** Whether links to other sites are checked. */
  readonly external?: boolean;
}

/** `docsite check`: does all that a build does and that may find something, and reports the findings. */
export async function check(
  dir: string | undefined,
  options: CheckOptions,
  threads: readonly Worker[],
): Promise<number> {
  const profiling = new Profiling('check', options);
  profiling.stage('changes');
  const siteDir = resolveSiteDir(dir);
  const cacheDir = options.cache === false ? undefined : cachePath(siteDir);
  noteUnusableCache(cacheDir);
  const outDir = join(siteDir, 'dist');
  const record: RunRecord = isPlain(options)
    ? openRecord({ command: 'check', siteDir, cacheDir, outDir, options: {} })
    : { keep: () => {} };
  if (record.known !== undefined) return report(record.known.diagnostics, { siteDir, options, profiling });
  if (record.change !== undefined) profiling.details?.changedSince(record.change);
  profiling.stage('start');
  // loaded only where there is something to check
  const { buildSite } = await import('../build/build-site.js');
  const { configFindings } = await import('../report/config-findings.js');
  const { openGate } = await import('../gate/gate.js');
  const { updateRoutes } = await import('../gate/update-routes.js');
  const gate = await openGate(siteDir, options);
  const externalNotes: string[] = [];
  const request = {
    siteDir,
    standingDir: outDir,
    includeDrafts: false,
    threads,
    cacheDir,
    inputs: record.inputs,
    remote: options.remoteCache ?? 'read-write',
    profile: profiling.details,
    ...(options.external && { examineExternal: externalExaminer(siteDir, externalNotes), isExamined: gate.isJudged }),
  };
  const result = await buildSite(request, profiling.measure(silentProgress)).catch(configFindings);
  if (Array.isArray(result)) {
    await printFindings(result, siteDir, { ...options, always: true });
    return exitCode.usage;
  }
  profiling.stage('changes');
  record.keep(result, result.trace);
  profiling.stage('judge');
  const recorded = options.updateRoutes
    ? updateRoutes(result.diagnostics, siteDir, result.routes())
    : { diagnostics: result.diagnostics, notes: [] };
  const { diagnostics, notes } = await gate.judge(recorded.diagnostics, { siteDir, cacheDir, config: result.config });
  return report(diagnostics, { siteDir, options, profiling }, [
    ...externalNotes,
    ...recorded.notes,
    ...notes,
    ...result.notes,
  ]);
}

/** Whether the findings of the site are all that counts: no file, branch or network beside it. */
function isPlain(options: CheckOptions): boolean {
  const ownReport: readonly string[] = [
    'format',
    'outputFile',
    'strict',
    'maxWarnings',
    'cache',
    'remoteCache',
    'profile',
    'profileFile',
  ];
  return Object.entries(options).every(([name, value]) => ownReport.includes(name) || value === undefined);
}

/** A check that is under way. */
interface CheckRun {
  readonly siteDir: string;
  readonly options: CheckOptions;
  readonly profiling: Profiling;
}

async function report(
  diagnostics: readonly Diagnostic[],
  { siteDir, options, profiling }: CheckRun,
  notes: readonly string[] = [],
): Promise<number> {
  profiling.stage('report');
  await printFindings(diagnostics, siteDir, { ...options, always: true });
  for (const note of [...notes, explainBound(diagnostics, options)])
    if (note !== undefined) process.stderr.write(`${note}\n`);
  await profiling.report();
  return exitCodeOf(diagnostics, warningBound(options));
}

/** Checks links to other sites; the line about it for people is put to the notes. */
function externalExaminer(siteDir: string, notes: string[]): ExternalExaminer {
  return async (links, config) => {
    const { checkExternalLinks } = await import('../external/check-external.js');
    const { answersFile } = await import('../external/remembered-answers.js');
    const checked = await checkExternalLinks(links, { config, file: answersFile(siteDir), now: Date.now() });
    notes.push(checked.note);
    return checked.findings;
  };
}
