import type { Worker } from 'node:worker_threads';
import type { BuildRequest } from '../build/build-request.js';
import { resolveOutDir, resolveSiteDir } from '../build/input/out-dir.js';
import { createProgress } from '../build/progress/progress.js';
import { cachePath } from '../cache/folder/kept-paths.js';
import type { RemoteAccess } from '../remote/remote-settings.js';
import { UsageError } from '../report/errors/usage-error.js';
import type { ReportOptions } from '../report/formats/report-format.js';
import type { Built } from '../report/outcome/summary.js';
import { warningBound } from '../report/outcome/warning-bound.js';
import { noteNearbySites } from './run/note-nearby-sites.js';
import { noteUnusableCache } from './run/note-unusable-cache.js';
import { printBuilt } from './run/print-built.js';
import { type ProfileOptions, Profiling } from './run/profiling.js';
import { openRecord } from './run/recorded-run.js';

/** The options of `docsite build`; folders are relative to the working folder. */
export interface BuildOptions extends ReportOptions, ProfileOptions {
  readonly outDir?: string;
  readonly baseUrl?: string;
  readonly locale?: string;
  /** `false` for a build that neither reads nor writes the cache. */
  readonly cache?: boolean;
  /** What the build may do with a remote cache. */
  readonly remoteCache?: RemoteAccess;
  /** The folder that shards are written to. */
  readonly shards?: string;
}

/** `docsite build`: builds the site, reports the findings, and prints a summary. */
export async function build(
  dir: string | undefined,
  options: BuildOptions,
  threads: readonly Worker[],
): Promise<number> {
  if (options.shards !== undefined)
    throw new UsageError('--shards sets where --shard writes, but there is no --shard', 'add one, such as --shard 1/3');
  const started = performance.now();
  const profiling = new Profiling('build', options);
  const siteDir = resolveSiteDir(dir);
  const outDir = resolveOutDir(siteDir, options.outDir);
  const cacheDir = options.cache === false ? undefined : cachePath(siteDir);
  noteUnusableCache(cacheDir);
  noteNearbySites(siteDir, 'docsite build');
  const { baseUrl, locale, remoteCache: remote = 'read-write' } = options;
  const wanted = { baseUrl, locale, maxWarnings: warningBound(options), includeDrafts: false };
  const building = buildOrRecall({ ...wanted, siteDir, outDir, cacheDir, threads, remote }, profiling);
  return printBuilt(building, { siteDir, outDir, options, started, profiling });
}

/** Builds the site, unless nothing has changed since it was built. */
async function buildOrRecall(
  request: BuildRequest & { readonly outDir: string },
  profiling: Profiling,
): Promise<Built> {
  const { threads, remote, siteDir, outDir, cacheDir, ...options } = request;
  profiling.stage('changes');
  const record = openRecord({ command: 'build', siteDir, cacheDir, outDir, options });
  if (record.known !== undefined) return record.known;
  if (record.change !== undefined) profiling.details?.changedSince(record.change);
  profiling.stage('start');
  const progress = profiling.measure(createProgress(process.stderr, cacheDir));
  // loaded only if there is something to build
  const { buildSite } = await import('../build/build-site.js');
  const result = await buildSite(
    { ...request, inputs: record.inputs, prefetched: record.prefetched, profile: profiling.details },
    progress,
  ).finally(() => progress.end());
  profiling.stage('changes');
  if (result.outputs !== undefined) record.keep(result, result.trace, result.outputs);
  return result;
}
