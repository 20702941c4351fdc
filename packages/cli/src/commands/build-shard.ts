import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { BuildRequest } from '../build/build-request.js';
import { defaultOutDir, resolveSiteDir } from '../build/input/out-dir.js';
import { createProgress } from '../build/progress/progress.js';
import { cachePath, shardsPath } from '../cache/folder/kept-paths.js';
import { makerOf } from '../cache/folder/stamp.js';
import { UsageError } from '../report/errors/usage-error.js';
import { exitCode } from '../report/outcome/exit-code.js';
import { pathFromHere } from '../report/outcome/path-from-here.js';
import { countOf } from '../report/outcome/quantities.js';
import { readCommit } from '../shards/read-commit.js';
import { readShare } from '../shards/read-share.js';
import { openShardFolder, shardFolderName, writeManifest } from '../shards/shard-folder.js';
import type { BuildOptions } from './build.js';
import { Profiling } from './run/profiling.js';

/** Options of a build that concern the whole site. */
const wholeOnly = ['outDir', 'format', 'outputFile', 'strict', 'maxWarnings'] as const;

/** `docsite build --shard i/n`: renders a part of the pages into a folder, from which `docsite merge` takes them. */
export async function buildShard(
  dir: string | undefined,
  { shard, ...options }: BuildOptions & { readonly shard: string },
  threads: readonly Worker[],
): Promise<number> {
  const started = performance.now();
  const share = readShare(shard);
  refuseOptions(options);
  const siteDir = resolveSiteDir(dir);
  const folder = options.shards === undefined ? shardsPath(siteDir) : resolve(options.shards);
  const path = join(folder, shardFolderName(share));
  const { baseUrl, locale } = options;
  openShardFolder(path);
  const profiling = new Profiling('build', options);
  const progress = profiling.measure(createProgress(process.stderr));
  // loaded only if there is something to build
  const { buildSite } = await import('../build/build-site.js');
  const request = { ...requestOf(siteDir, options), share, threads, cacheDir: path, profile: profiling.details };
  const result = await buildSite(request, progress)
    .catch((error: unknown) => {
      rmSync(path, { recursive: true, force: true });
      throw error;
    })
    .finally(() => progress.end());
  const commit = readCommit(siteDir);
  const { pages, notes } = result;
  const made = { maker: makerOf(siteDir), ...(commit !== undefined && { commit }), options: { baseUrl, locale } };
  writeManifest(path, { share, ...made, pages });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const shown = pathFromHere(path);
  process.stdout.write(`Rendered ${countOf(pages, 'page')}, shard ${shard}, in ${seconds} s into ${shown}\n`);
  for (const note of notes) process.stderr.write(`${note}\n`);
  await profiling.report();
  return exitCode.clean;
}

function requestOf(siteDir: string, { baseUrl, locale, cache, remoteCache }: BuildOptions): BuildRequest {
  const currentDir = defaultOutDir(siteDir);
  const otherCaches = cache === false ? [] : [cachePath(siteDir)].filter((path) => path !== undefined);
  return {
    siteDir,
    currentDir,
    baseUrl,
    locale,
    otherCaches,
    remote: remoteCache ?? 'read-write',
    includeDrafts: false,
  };
}

function refuseOptions(options: BuildOptions): void {
  const given = wholeOnly.find((name) => options[name] !== undefined);
  if (given === undefined) return;
  const name = `--${given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw new UsageError(
    `${name} concerns the whole site, but --shard renders only a part of it`,
    `pass it to the command that combines the shards: docsite merge ${name}`,
  );
}
