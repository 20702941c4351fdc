import { closeSync, openSync, readdirSync, readSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOutput, listFilesBelow } from '../output/output-mark.js';
import { cacheFileStart } from './folder/cache-folder.js';
import { answersPath, keptPath, ownCachePath, shardsPath } from './folder/kept-paths.js';
import { formerFolder } from './site/stored-site.js';

/** Names of the files that builds write to a cache, and to a shard. */
export const cacheFiles =
  /^(?:assembly|documents|diagrams|modules|pages|sources|standing|timings|shard\.json|(?:assembly|documents|pages|search|bundle|pack|part|record)-.*)$/;

/** Names that only docsite gives to files: packs, and files left by builds that were killed. */
const ownNames = /^(?:pack|part)-[\da-f]{12}(?:-\w+)?$/;

/** The description of a shard; only looked for where shards are stored. */
const shardFile = 'shard.json';

/** Removes a cache. Returns the number of bytes. */
export function removeCache(path: string): number {
  return removeFormerSite(join(path, formerFolder)) + removeFiles(path);
}

/**
 * Removes everything that docsite stores in a site's folder: cache, shards, answers of other sites. Returns the number
 * of bytes.
 */
export function removeKept(siteDir: string): number {
  const kept = keptPath(siteDir);
  if (statSync(kept, { throwIfNoEntry: false })?.isDirectory() !== true) return 0;
  let bytes = removeCache(ownCachePath(siteDir));
  const shards = shardsPath(siteDir);
  for (const name of namesIn(shards)) bytes += removeFiles(join(shards, name), [shardFile]);
  removeEmpty(shards);
  bytes += removeFile(answersPath(siteDir));
  if (namesIn(kept).every((name) => name === '.gitignore')) rmSync(join(kept, '.gitignore'), { force: true });
  removeEmpty(kept);
  return bytes;
}

/** Removes the former site. Returns the number of bytes in files that the current site does not share. */
function removeFormerSite(folder: string): number {
  if (!isOutput(folder)) return 0;
  const states = listFilesBelow(folder).map((file) => statSync(join(folder, file), { throwIfNoEntry: false }));
  rmSync(folder, { recursive: true, force: true });
  return states.reduce((sum, state) => sum + (state?.nlink === 1 ? state.size : 0), 0);
}

/** Removes the files of a cache or a shard, and its folder if it is then empty. Returns the number of bytes. */
function removeFiles(path: string, others: readonly string[] = []): number {
  let bytes = 0;
  for (const name of namesIn(path)) {
    if (!cacheFiles.test(name)) continue;
    const file = join(path, name);
    const { size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (size === undefined || !(others.includes(name) || isOwn(file, name))) continue;
    bytes += size;
    rmSync(file, { force: true });
  }
  removeEmpty(path);
  return bytes;
}

/** Whether a build has written a file: `DOCSITE_CACHE` may name a folder that contains other files, too. */
function isOwn(file: string, name: string): boolean {
  if (!statSync(file).isFile()) return false;
  return ownNames.test(name) || startOf(file) === cacheFileStart;
}

function startOf(file: string): string {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(cacheFileStart.length);
    readSync(opened, bytes);
    return bytes.toString('latin1');
  } finally {
    closeSync(opened);
  }
}

/** Removes a single file next to the cache, such as the answers about links to other sites. */
function removeFile(file: string): number {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  rmSync(file, { force: true });
  return size;
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // it does not exist, or contains other files
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
