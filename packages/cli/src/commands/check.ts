import type { Worker } from 'node:worker_threads';
import type { BuildResult } from '../build/build-request.js';
import { defaultOutDir, resolveSiteDir } from '../build/input/out-dir.js';
import type { ExternalExaminer } from '../build/locale-build.js';
import { silentProgress } from '../build/progress/progress.js';
import { answersPath, cachePath } from '../cache/folder/kept-paths.js';
import type { InputStates } from '../cache/states/input-states.js';
import type { Gate, GateOptions, Judgement } from '../gate/gate.js';
import type { RemoteAccess } from '../remote/remote-settings.js';
import type { ReportOptions } from '../report/formats/report-format.js';
import { exitCode, exitCodeOf } from '../report/outcome/exit-code.js';
import { explainBound, warningBound } from '../report/outcome/warning-bound.js';
import { noteNearbySites } from './run/note-nearby-sites.js';
import { noteUnusableCache } from './run/note-unusable-cache.js';
import { printFindings } from './run/print-findings.js';
import { type ProfileOptions, Profiling } from './run/profiling.js';
import { openRecord, type RunRecord } from './run/recorded-run.js';

/** The options of `docsite check`. */
export interface CheckOptions extends ReportOptions, GateOptions, ProfileOptions {
  /** Whether to record the addresses of the site. */
  readonly updateRoutes?: boolean;
  /** `false` for a check that neither reads nor writes the cache. */
  readonly cache?: boolean;
  /** What the check may do with a remote cache. */
  readonly remoteCache?: RemoteAccess;
  /** Whether to check links to other sites. */
  readonly external?: boolean;
}

/** `docsite check`: does everything in a build that can lead to findings, and reports these. */
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
  noteNearbySites(siteDir, 'docsite check');
  const run = { siteDir, cacheDir, options, profiling };
  try {
    return await report(await checkOrRecall(run, threads), run);
  } catch (error) {
    const { configFindings } = await import('../report/config-findings.js');
    await printFindings(configFindings(error), siteDir, { ...options, always: true });
    return exitCode.usage;
  }
}

/** A check in progress. */
interface CheckRun {
  readonly siteDir: string;
  readonly cacheDir: string | undefined;
  readonly options: CheckOptions;
  readonly profiling: Profiling;
}

/** Checks the site, unless nothing has changed since it was checked. Throws a `ConfigError`. */
async function checkOrRecall(run: CheckRun, threads: readonly Worker[]): Promise<Judgement> {
  const { siteDir, cacheDir, options, profiling } = run;
  const record: RunRecord = isPlain(options)
    ? openRecord({ command: 'check', siteDir, cacheDir, outDir: defaultOutDir(siteDir), options: {} })
    : { keep: () => {} };
  if (record.known !== undefined) return { diagnostics: record.known.diagnostics, notes: [] };
  if (record.change !== undefined) profiling.details?.changedSince(record.change);
  profiling.stage('start');
  const { openGate } = await import('../gate/gate.js');
  const gate = await openGate(siteDir, options);
  const { result, notes } = await buildUnwritten(run, { threads, gate, inputs: record.inputs });
  profiling.stage('changes');
  record.keep(result, result.trace);
  profiling.stage('judge');
  const judged = await judge(run, result, gate);
  return { diagnostics: judged.diagnostics, notes: [...notes, ...judged.notes, ...result.notes] };
}

/** What a site is built with if it is only checked. */
interface CheckTools {
  readonly threads: readonly Worker[];
  readonly gate: Gate;
  readonly inputs: InputStates | undefined;
}

/** Builds the site without writing it. Its notes are about links to other sites. */
async function buildUnwritten(
  { siteDir, cacheDir, options, profiling }: CheckRun,
  { threads, gate, inputs }: CheckTools,
): Promise<{ readonly result: BuildResult; readonly notes: readonly string[] }> {
  // loaded only if there is something to check
  const { buildSite } = await import('../build/build-site.js');
  const notes: string[] = [];
  const request = {
    siteDir,
    currentDir: defaultOutDir(siteDir),
    includeDrafts: false,
    threads,
    cacheDir,
    inputs,
    remote: options.remoteCache ?? 'read-write',
    profile: profiling.details,
    ...(options.external && { examineExternal: externalExaminer(siteDir, notes), isExamined: gate.isJudged }),
  };
  return { result: await buildSite(request, profiling.measure(silentProgress)), notes };
}

/** The findings that count, after recording the addresses of the site if requested. */
async function judge({ siteDir, cacheDir, options }: CheckRun, result: BuildResult, gate: Gate): Promise<Judgement> {
  const site = { siteDir, cacheDir, config: result.config };
  if (!options.updateRoutes) return gate.judge(result.diagnostics, site);
  const { updateRoutes } = await import('../gate/update-routes.js');
  const recorded = updateRoutes(result.diagnostics, siteDir, result.routes());
  const { diagnostics, notes } = await gate.judge(recorded.diagnostics, site);
  return { diagnostics, notes: [...recorded.notes, ...notes] };
}

/** Whether only the findings of the site count: no file, branch or network is involved. */
function isPlain(options: CheckOptions): boolean {
  return Object.entries(options).every(([name, value]) => reportOptions.has(name) || value === undefined);
}

/** Options that affect how findings are found and reported, but not which. */
const reportOptions: ReadonlySet<string> = new Set<keyof CheckOptions>([
  ...(['format', 'outputFile', 'strict', 'maxWarnings'] as const),
  ...(['cache', 'remoteCache', 'profile', 'profileFile'] as const),
]);

async function report({ diagnostics, notes }: Judgement, { siteDir, options, profiling }: CheckRun): Promise<number> {
  profiling.stage('report');
  await printFindings(diagnostics, siteDir, { ...options, always: true });
  for (const note of [...notes, explainBound(diagnostics, options)])
    if (note !== undefined) process.stderr.write(`${note}\n`);
  await profiling.report();
  return exitCodeOf(diagnostics, warningBound(options));
}

/** Checks links to other sites; adds a line about it for people to the notes. */
function externalExaminer(siteDir: string, notes: string[]): ExternalExaminer {
  return async (links, config) => {
    const { checkExternalLinks } = await import('../external/check-external.js');
    const checked = await checkExternalLinks(links, { config, file: answersPath(siteDir), now: Date.now() });
    notes.push(checked.note);
    return checked.findings;
  };
}
