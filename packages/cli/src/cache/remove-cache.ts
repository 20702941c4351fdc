import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cacheFolderName } from './cache-folder.js';

/** Names of the files that builds write into a cache, and into a shard. */
export const cacheFiles =
  /^(?:documents|pages|sources|standing|timings|shard\.json|(?:search|bundle|pack|part|record)-.*)$/;

/** Removes a cache, and what lies beside it in the folder of a site. Gives the bytes of all. */
export function removeCache(path: string): number {
  let bytes = removeFiles(path);
  const parent = dirname(path);
  if (basename(parent) === cacheFolderName) {
    const shards = join(parent, 'shards');
    for (const name of namesIn(shards)) bytes += removeFiles(join(shards, name));
    removeEmpty(shards);
    bytes += removeFile(join(parent, 'external-links.json'));
    if (namesIn(parent).every((name) => name === '.gitignore')) rmSync(join(parent, '.gitignore'), { force: true });
    removeEmpty(parent);
  }
  return bytes;
}

/** Removes the files of a cache or a shard, and its folder if nothing else is in it. Gives their bytes. */
function removeFiles(path: string): number {
  let bytes = 0;
  for (const name of namesIn(path)) {
    if (!cacheFiles.test(name)) continue;
    const file = join(path, name);
    bytes += statSync(file).size;
    rmSync(file, { recursive: true, force: true });
  }
  removeEmpty(path);
  return bytes;
}

/** Answers about links to other sites, which lie beside the cache. */
function removeFile(file: string): number {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  rmSync(file, { force: true });
  return size;
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // it is not there, or holds files of others
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
