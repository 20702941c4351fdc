import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, openWorkSpace, outputMark, stagedOutput, type WorkSpace } from '@docsite/core/process';
import { type FileState, stateOf } from '../../file-state.js';
import { explainFileError } from '../../report/errors/file-error.js';
import { OutputFolder } from '../output-folder.js';
import { ownFiles, writeMark } from '../output-mark.js';
import { SharedFiles } from '../shared-files.js';
import { type Collision, FileTree, findCollisions, listForeign } from './foreign-files.js';
import { type FormerSite, FormerSites } from './former-site.js';
import { type FolderStates, type ListedSite, listSite, stateOfFolder } from './list-site.js';
import { isMountPoint } from './mount-point.js';
import { placeFiles } from './place-files.js';
import { carryFrom, recoverFolder } from './recover-folder.js';
import { removeSite } from './remove-site.js';
import { swapIn } from './swap-in.js';
import { makeTemporaryFolder, removeTemporary } from './temporary-folder.js';
import { besideOf, insideOf } from './work-places.js';

/** A site being written next to the current one. */
export interface StagedFolder {
  /** Where to write, absolute; everything must be written before `collisions` or `commit` is called. */
  readonly path: string;
  /**
   * Where a copy of it may be made, on the same file system; if a killed build leaves one, the next build removes it.
   * Absent for a folder that is discarded in any case.
   */
  readonly copyPath?: string;
  /** The files in it that are shared with the current site. */
  readonly shared: SharedFiles;
  /**
   * Files that docsite did not write and the finished site would replace; if there are any, it must not be committed.
   */
  readonly collisions: () => Collision[];
  /**
   * Replaces the old site by the finished one. Files that docsite did not write are kept; those that appeared at the
   * last moment in place of a new file get new names.
   */
  readonly commit: () => Promise<CommittedSite>;
  /** Discards the new site; the old one is kept. */
  readonly discard: () => Promise<void>;
}

/** A site that has been put in place. */
export interface CommittedSite {
  /** New names of files that docsite did not write. */
  readonly renamed: readonly string[];
  /** States of its files by path; `undefined` if another build has replaced it. */
  readonly states: () => Readonly<Record<string, FileState>> | undefined;
  /** The states of its folders; absent if they contain, or may contain, files of others. */
  readonly folders?: FolderStates | undefined;
  /** The site that it has replaced, if that is kept. */
  readonly former?: FormerSite | undefined;
}

/**
 * Opens a folder for a new site. It is next to `outDir`, and the swap consists of two renames: in the microseconds
 * between them the old site has another name, and `recoverFolder` puts it back if the process ends at that point. If
 * folders cannot be renamed, it is inside `outDir`, and its files are put in place one by one.
 *
 * @param outDir A real path, without symbolic links.
 * @param sites Keeps the replaced site.
 */
export async function stageFolder(outDir: string, sites = new FormerSites(outDir)): Promise<StagedFolder> {
  stagedOutput.publish(outDir);
  const space = openBesideOrInside(outDir);
  await Promise.all([removeTemporary(), recoverFolder(outDir, { now: startOf(space) })]);
  const path = space.path('new');
  const shared = space.place.folder === outDir ? undefined : sites.take(path);
  const remove = openStaging(space, outDir);
  // a killed build may have continued writing for a moment after this one looked for its leftovers
  const close = async (): Promise<void> => {
    await remove();
    await recoverFolder(outDir);
  };
  let listed: ListedSite | undefined;
  const finished = (): ListedSite => {
    shared?.removeLeft();
    listed ??= shared === undefined ? listSite(path) : sites.list(path, shared);
    return listed;
  };
  return {
    path,
    copyPath: space.path('new', 1),
    shared: shared ?? new SharedFiles(path),
    collisions: () => {
      if (!existsSync(outDir) || sites.isUntouched(outDir)) return [];
      const site = new FileTree(finished().files);
      return findCollisions(outDir, listForeign(outDir, site), { site, newDir: path });
    },
    commit: async () => {
      const committed = await commitSite(finished(), { outDir, space, sites, shared });
      await close();
      return committed;
    },
    discard: close,
  };
}

interface Staging {
  readonly outDir: string;
  readonly space: WorkSpace;
  readonly sites: FormerSites;
  /** Absent if the staged folder is inside `outDir`. */
  readonly shared: SharedFiles | undefined;
}

/** Puts the staged site in place. */
async function commitSite(
  { files, folders }: ListedSite,
  { outDir, space, sites, shared }: Staging,
): Promise<CommittedSite> {
  writeMark(new OutputFolder({ root: space.path('new'), folder: '' }), files);
  stagedOutput.publish(outDir);
  const keep = (aside: string) => sites.keep(aside, files, shared);
  const { mark, ...replaced } = await replaceSite(outDir, { space, files, folders, keep }).catch((error) => {
    throw explainFileError(error, outDir);
  });
  // removing the other link to a file changes the file's state
  const isKept = shared !== undefined && replaced.former !== undefined;
  const known = (file: string) => (isKept ? sites.stateOf(file, shared) : undefined);
  const states = () => readStates(outDir, [...files, outputMark], { mark, known });
  return { ...replaced, states };
}

/** Opens a folder for a site that is only checked, and then discarded. */
export async function stageToDrop(): Promise<StagedFolder> {
  const { path, remove } = await makeTemporaryFolder('check');
  return {
    path,
    shared: new SharedFiles(path),
    collisions: () => [],
    commit: async () => ({ renamed: [], states: () => undefined }),
    discard: remove,
  };
}

interface KnownStates {
  /** State of the mark. */
  readonly mark: FileState;
  readonly known: (path: string) => FileState | undefined;
}

/** The states of a site's files, if the mark of the folder is still its own. */
function readStates(
  outDir: string,
  files: readonly string[],
  { mark, known }: KnownStates,
): Readonly<Record<string, FileState>> | undefined {
  const states: Record<string, FileState> = {};
  for (const path of files) states[path] = known(path) ?? stateOf(`${outDir}/${path}`);
  return states[outputMark] === mark ? states : undefined;
}

interface ReplacedSite extends Omit<CommittedSite, 'states'> {
  /** State of the new site's mark. */
  readonly mark: FileState;
}

interface Replacement {
  readonly space: WorkSpace;
  /** The files of the new site. */
  readonly files: readonly string[];
  /** Its folders, before the mark was written. */
  readonly folders: FolderStates;
  /** Keeps the old site, which was moved aside, unless it is of no use or contains files of others. */
  readonly keep: (aside: string) => FormerSite | undefined;
}

async function replaceSite(
  outDir: string,
  { space, files, folders: listed, keep }: Replacement,
): Promise<ReplacedSite> {
  const mark = stateOf(join(space.path('new'), outputMark));
  const aside = space.place.folder === outDir ? undefined : swapIn(outDir, space);
  if (aside === undefined) return { renamed: [], mark: await placeFiles(outDir, space, files) };
  const [only, ...more] = aside;
  const former = only !== undefined && more.length === 0 ? keep(only) : undefined;
  const folders = { ...listed, '.': stateOfFolder(outDir, '.') };
  if (former !== undefined) return { renamed: [], mark, former, folders };
  const renamed: string[] = [];
  let isPure = true;
  for (const [index, old] of aside.entries()) {
    const carried = await carryFrom(old, outDir);
    renamed.push(...carried.renamed);
    isPure &&= carried.count === 0;
    const known = ownFiles(old);
    // renamed first, so that a partially removed site is never put back
    const gone = space.path('gone', index);
    if (existsSync(old)) renameSync(old, gone);
    await removeSite(gone, known);
  }
  return { renamed, mark, ...(isPure && { folders }) };
}

/** Error codes for a folder in which nothing can be created. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS']);

function openBesideOrInside(outDir: string): WorkSpace {
  try {
    if (!isMountPoint(outDir)) return openWorkSpace(besideOf(outDir));
  } catch (error) {
    const isRefused = refusals.has(errorCode(error));
    if (!isRefused || !existsSync(outDir)) throw explainFileError(error, outDir);
  }
  try {
    return openWorkSpace(insideOf(outDir));
  } catch (error) {
    throw explainFileError(error, outDir);
  }
}

/** Creates the folder of the new site. Returns a function that removes it and all other traces of this build. */
function openStaging(space: WorkSpace, outDir: string): () => Promise<void> {
  try {
    if (!existsSync(space.path('new'))) mkdirSync(space.path('new'));
  } catch (error) {
    space.close();
    throw explainFileError(error, outDir);
  }
  return async () => {
    await rm(space.path('new'), { recursive: true, force: true, maxRetries: 3 });
    space.close();
  };
}

/** When a build began, by the file system's clock; undefined if another build removed the incomplete record. */
function startOf(space: WorkSpace): number | undefined {
  return statSync(space.path('build'), { throwIfNoEntry: false })?.mtimeMs;
}
