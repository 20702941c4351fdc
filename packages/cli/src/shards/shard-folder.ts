import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '@docsite/core/process';
import type { Share } from '../build/input/share.js';
import { CacheFolder } from '../cache/folder/cache-folder.js';
import type { Maker } from '../cache/folder/stamp.js';
import { cacheFiles } from '../cache/remove-cache.js';
import { explainFileError } from '../report/errors/file-error.js';
import { UsageError } from '../report/errors/usage-error.js';

/** The file that makes a folder a shard; it is written last. */
const manifestName = 'shard.json';

/** Version of its format. */
const format = 1;

/** The description of a shard. */
export interface ShardManifest {
  readonly share: Share;
  /** What the pages were rendered with. */
  readonly maker: Maker;
  /** The commit of the site; absent without Git. */
  readonly commit?: string;
  /** Options that affect rendered pages. */
  readonly options: ShardOptions;
  /** Number of pages. */
  readonly pages: number;
}

/** Options of `docsite build` that pages depend on. */
export interface ShardOptions {
  readonly baseUrl?: string | undefined;
  readonly locale?: string | undefined;
}

/** A folder with the pages of a share. */
export interface Shard {
  /** Absolute. */
  readonly path: string;
  readonly manifest: ShardManifest;
}

interface StoredManifest extends ShardManifest {
  readonly format: number;
}

/** The name of a shard's folder, such as `2-of-3`. */
export function shardFolderName({ index, count }: Share): string {
  return `${index}-of-${count}`;
}

/** Creates the folder of a new shard, removing a previous one. Throws a `UsageError` if it contains anything else. */
export function openShardFolder(path: string): void {
  try {
    makeFolders(path);
    const names = readdirSync(path);
    const other = names.find((name) => !cacheFiles.test(name));
    if (other !== undefined)
      throw new UsageError(
        `the folder of the shard, '${path}', holds '${other}', which docsite did not write`,
        'empty it, or name another with --shards',
      );
    // the manifest first: a folder without one is not a shard
    for (const name of [manifestName, ...names]) rmSync(join(path, name), { force: true });
  } catch (error) {
    throw error instanceof UsageError ? error : explainFileError(error, path);
  }
}

/** Completes a shard in a folder to which everything else has been written. */
export function writeManifest(path: string, manifest: ShardManifest): void {
  const stored: StoredManifest = { format, ...manifest };
  try {
    writeFileSync(join(path, manifestName), `${JSON.stringify(stored, undefined, 2)}\n`);
  } catch (error) {
    throw explainFileError(error, path);
  }
}

/** Whether the lists of a shard cannot be read with the stamp that it was made with. */
export function isDamaged({ path }: Shard, stamp: string): boolean {
  const folder = new CacheFolder(path, stamp);
  const lists = readdirSync(path).filter((name) => /^(?:documents|search-.*)$/.test(name));
  return ['pages', ...lists].some((name) => folder.read(name) === undefined);
}

/** The maximum depth at which to look for shards, because CI artifacts are often unpacked into folders of their own. */
const mostDepth = 3;

/** The contents of a folder of shards. */
export interface FoundShards {
  /** Sorted by number. */
  readonly shards: readonly Shard[];
  /** Folders with unreadable manifests, absolute. */
  readonly damaged: readonly string[];
}

/** Finds the shards in a folder. */
export function findShards(folder: string): FoundShards {
  const found = manifestFolders(folder, 0).map((path) => ({ path, manifest: readManifest(path) }));
  const shards = found.filter((item): item is Shard => typeof item.manifest === 'object');
  return {
    shards: shards.sort((a, b) => a.manifest.share.index - b.manifest.share.index),
    damaged: found.filter(({ manifest }) => manifest === 'damaged').map(({ path }) => path),
  };
}

/** The folders with a manifest. Folders inside a shard are not shards themselves. */
function manifestFolders(folder: string, depth: number): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  if (entries.some(({ name }) => name === manifestName) && readManifest(folder) !== undefined) return [folder];
  if (depth === mostDepth) return [];
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => manifestFolders(join(folder, name), depth + 1));
}

/** Undefined if the file has another format; `damaged` if it is not what was written. */
function readManifest(path: string): ShardManifest | 'damaged' | undefined {
  try {
    const text = readFileSync(join(path, manifestName), 'utf8');
    const { format: found, ...manifest } = JSON.parse(text) as StoredManifest;
    if (typeof found === 'number' && found !== format) return undefined;
    return manifest.share.count > 0 && manifest.share.index > 0 && typeof manifest.maker === 'object'
      ? manifest
      : 'damaged';
  } catch {
    return 'damaged';
  }
}
