import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../cache/cache-path.js';
import type { EarlyLook, EarlySite } from '../cache/early-look.js';
import { lookAtInputs } from '../cache/input-states.js';
import { foldersOfSite } from '../cache/look-at-files.js';
import { formerFolder, type StoredSite, standingFile } from '../cache/stored-site.js';
import { stateOf } from '../file-state.js';
import { type FolderStates, stateOfFolder } from '../output/list-site.js';

/** Who receives what is found early, and until when. */
export interface EarlyLooking {
  /** Takes what was found, each time that there is more. */
  readonly note: (look: EarlyLook) => void;
  /** Whether the command may still need it. */
  readonly isWanted: () => boolean;
}

/**
 * Looks at the files of a site, of the one that stands and of the one before that, while the command that will ask for
 * this is being started: it takes a tenth of a second for 2,500 pages. Where the arguments mean another site than they
 * seem to, the command looks itself.
 */
export async function lookEarly(argv: readonly string[], looking: EarlyLooking): Promise<void> {
  const named = argv.slice(1).filter((argument) => !argument.startsWith('-'));
  const left = argv.includes('--no-cache') ? undefined : findSite([...named, '.']);
  if (left === undefined) return;
  looking.note({ inputs: lookAtInputs(foldersOfSite(left.siteDir, [left.site.outDir, left.cacheDir])) });
  if (argv[0] === 'build') await lookAtStanding(left, looking);
}

/** Looks at the site that the last build has left. */
export async function lookAtStanding(
  { cacheDir, site: { outDir, paths, states, former, folders }, digest }: SiteLeft,
  { note, isWanted }: EarlyLooking,
): Promise<void> {
  const changed = await select(paths, (path, at) => stateOf(`${outDir}/${path}`) !== states[at], isWanted);
  const found: EarlySite = { digest, changed, areFoldersSame: false, areFormerSame: false };
  if (isWanted()) note({ site: found });
  const areSame = async (root: string, left: FolderStates = {}): Promise<boolean> => {
    const isOther = (folder: string) => stateOfFolder(root, folder) !== left[folder];
    return (await select(Object.keys(left), isOther, isWanted)).length === 0;
  };
  const areFormerSame = await areSame(join(cacheDir, formerFolder), former?.folders);
  const areFoldersSame = await areSame(outDir, folders);
  if (isWanted()) note({ site: { ...found, areFormerSame, areFoldersSame } });
}

/** Files that are looked at before signals have their turn. */
const atOnce = 1000;

/** The numbers of the paths that something is true of. */
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

/** A site that the last build has left, and what says so. */
export interface SiteLeft {
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly site: StoredSite;
  /** Hash of what the file of the cache holds. */
  readonly digest: string;
}

/** The first of some folders that a build has left a site of. */
function findSite(folders: readonly string[]): SiteLeft | undefined {
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const siteDir = realpathSync(folder);
    const left = readSiteLeft(siteDir, cachePath(siteDir));
    if (left !== undefined) return left;
  }
  return undefined;
}

/** What a cache says of the site that was left; whoever uses what is found by it has to find the same there, whole. */
export function readSiteLeft(siteDir: string, cacheDir: string | undefined): SiteLeft | undefined {
  const file = cacheDir && join(cacheDir, standingFile);
  if (file === undefined || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  const site = JSON.parse(text.slice(end + 1)) as StoredSite;
  return { siteDir, cacheDir: cacheDir as string, site, digest: text.slice(end - digestLength, end) };
}

/** Characters of a SHA-256, with which the first line of a file of a cache ends. */
const digestLength = 64;
