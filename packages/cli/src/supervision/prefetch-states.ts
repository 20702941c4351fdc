import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../cache/folder/kept-paths.js';
import { currentSiteFile, formerFolder, type StoredSite } from '../cache/site/stored-site.js';
import { prefetchInputs } from '../cache/states/input-states.js';
import type { PrefetchedSite, PrefetchedStates } from '../cache/states/prefetched-states.js';
import { foldersOfSite } from '../cache/states/read-states.js';
import { stateOf } from '../file-state.js';
import { type FolderStates, stateOfFolder } from '../output/staging/list-site.js';

/** Receives file states as they are collected, as long as they are wanted. */
export interface PrefetchReceiver {
  /** Called each time that more states are known. */
  readonly note: (states: PrefetchedStates) => void;
  /** Whether the command may still need them. */
  readonly isWanted: () => boolean;
}

/**
 * Collects the file states of a site, and of its current and former output, while the command that will need them is
 * being started: it takes a tenth of a second for 2,500 pages. If the arguments turn out to mean another site, the
 * command collects the states itself.
 */
export async function prefetchStates(argv: readonly string[], receiver: PrefetchReceiver): Promise<void> {
  const named = argv.slice(1).filter((argument) => !argument.startsWith('-'));
  const left = argv.includes('--no-cache') ? undefined : findSite([...named, '.']);
  if (left === undefined) return;
  receiver.note({ inputs: prefetchInputs(foldersOfSite(left.siteDir, [left.site.outDir, left.cacheDir])) });
  if (argv[0] === 'build') await prefetchSite(left, receiver);
}

/** Checks the files of the site that the last build has left. */
export async function prefetchSite(
  { cacheDir, site: { outDir, paths, states, former, folders }, digest }: SiteLeft,
  { note, isWanted }: PrefetchReceiver,
): Promise<void> {
  const changed = await select(paths, (path, at) => stateOf(`${outDir}/${path}`) !== states[at], isWanted);
  const found: PrefetchedSite = { digest, changed, areFoldersSame: false, areFormerSame: false };
  if (isWanted()) note({ site: found });
  const areSame = async (root: string, left: FolderStates = {}): Promise<boolean> => {
    const isOther = (folder: string) => stateOfFolder(root, folder) !== left[folder];
    return (await select(Object.keys(left), isOther, isWanted)).length === 0;
  };
  const areFormerSame = await areSame(join(cacheDir, formerFolder), former?.folders);
  const areFoldersSame = await areSame(outDir, folders);
  if (isWanted()) note({ site: { ...found, areFormerSame, areFoldersSame } });
}

/** The number of files to check before signals are handled. */
const atOnce = 1000;

/** The indexes of the paths for which a predicate is true. */
async function select(
  paths: readonly string[],
  isSelected: (path: string, at: number) => boolean,
  isWanted: () => boolean,
): Promise<number[]> {
  const selected: number[] = [];
  for (let at = 0; at < paths.length && isWanted(); at++) {
    if (at % atOnce === 0) await new Promise(setImmediate);
    if (isSelected(paths[at] as string, at)) selected.push(at);
  }
  return selected;
}

/** A site that the last build has left, and the record of it. */
export interface SiteLeft {
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly site: StoredSite;
  /** Hash of the contents of the cache file. */
  readonly digest: string;
}

/** The first site that a build has left in one of several folders. */
function findSite(folders: readonly string[]): SiteLeft | undefined {
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const siteDir = realpathSync.native(folder);
    const left = readSiteLeft(siteDir, cachePath(siteDir));
    if (left !== undefined) return left;
  }
  return undefined;
}

/**
 * The record of the site that was left, according to a cache. Those who use results based on it must find the same
 * record there, undamaged.
 */
export function readSiteLeft(siteDir: string, cacheDir: string | undefined): SiteLeft | undefined {
  const file = cacheDir && join(cacheDir, currentSiteFile);
  if (file === undefined || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  const site = JSON.parse(text.slice(end + 1)) as StoredSite;
  return { siteDir, cacheDir: cacheDir as string, site, digest: text.slice(end - digestLength, end) };
}

/** The length of the SHA-256 at the end of the first line of a cache file. */
const digestLength = 64;
