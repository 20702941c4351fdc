import { basename, join, resolve } from 'node:path';
import type { BuildRequest } from '../build/build-request.js';
import { resolveOutDir, resolveSiteDir } from '../build/input/out-dir.js';
import { createProgress, type Progress } from '../build/progress/progress.js';
import { cachePath, shardsPath } from '../cache/folder/kept-paths.js';
import { makerOf } from '../cache/folder/stamp.js';
import { makeTemporaryFolder } from '../output/staging/temporary-folder.js';
import type { RemoteAccess } from '../remote/remote-settings.js';
import { UsageError } from '../report/errors/usage-error.js';
import type { ReportOptions } from '../report/formats/report-format.js';
import { pathFromHere } from '../report/outcome/path-from-here.js';
import type { Built } from '../report/outcome/summary.js';
import { warningBound } from '../report/outcome/warning-bound.js';
import { explainMerge } from '../shards/merge-report.js';
import { readCommit } from '../shards/read-commit.js';
import { type FoundShards, findShards } from '../shards/shard-folder.js';
import { printBuilt } from './run/print-built.js';
import { type ProfileOptions, Profiling } from './run/profiling.js';

/** The options of `docsite merge`; folders are relative to the working folder. */
export interface MergeOptions extends ReportOptions, ProfileOptions {
  readonly outDir?: string;
  readonly baseUrl?: string;
  readonly locale?: string;
  /** What the build may do with a remote cache. */
  readonly remoteCache?: RemoteAccess;
  /** The folder with the shards. */
  readonly shards?: string;
}

/** `docsite merge`: builds the site from the pages of its shards, and renders those that no shard contains. */
export async function merge(dir: string | undefined, options: MergeOptions): Promise<number> {
  const started = performance.now();
  const profiling = new Profiling('merge', options);
  const siteDir = resolveSiteDir(dir);
  const outDir = resolveOutDir(siteDir, options.outDir);
  const found = requireShards(options.shards === undefined ? shardsPath(siteDir) : resolve(options.shards));
  const { baseUrl, locale, remoteCache: remote = 'read-write' } = options;
  const request = {
    siteDir,
    outDir,
    baseUrl,
    locale,
    remote,
    maxWarnings: warningBound(options),
    includeDrafts: false,
    profile: profiling.details,
  };
  const building = mergeShards(found, request, profiling.measure(createProgress(process.stderr)));
  return printBuilt(building, { siteDir, outDir, options, started, profiling });
}

/** The shards to merge, of which there is at least one, and their folder as displayed. */
interface ShardsToMerge extends FoundShards {
  readonly folder: string;
}

/** Finds the shards in a folder. Throws a `UsageError` if there is none. */
function requireShards(path: string): ShardsToMerge {
  const found = findShards(path);
  const folder = pathFromHere(path);
  if (found.shards.length > 0) return { ...found, folder };
  const [damaged] = found.damaged;
  if (damaged !== undefined)
    throw new UsageError(
      `'${join(pathFromHere(damaged), 'shard.json')}' is damaged, and there is no other shard`,
      'build the shards again with docsite build --shard, and make sure that files are copied completely',
    );
  throw new UsageError(
    `there are no shards in '${folder}'`,
    'build them: docsite build --shard 1/3, 2/3 and 3/3; or name their folder with --shards',
  );
}

async function mergeShards(
  { shards, damaged, folder }: ShardsToMerge,
  request: BuildRequest,
  progress: Progress,
): Promise<Built> {
  const { siteDir, baseUrl, locale } = request;
  const path = cachePath(siteDir);
  // pages are always transferred through a cache, if necessary a temporary one
  const temporary = path === undefined ? await makeTemporaryFolder('merge') : undefined;
  try {
    const { buildSite } = await import('../build/build-site.js');
    const cacheDir = path ?? temporary?.path;
    const otherCaches = shards.map((shard) => shard.path);
    const result = await buildSite({ ...request, cacheDir, otherCaches }, progress).finally(() => progress.end());
    const site = {
      maker: makerOf(siteDir),
      commit: readCommit(siteDir),
      options: { baseUrl, locale },
      folder,
      damaged: damaged.map((damagedPath) => basename(damagedPath)),
    };
    for (const line of explainMerge(shards, result.renderedPages, site)) process.stderr.write(`${line}\n`);
    return result;
  } finally {
    await temporary?.remove();
  }
}
