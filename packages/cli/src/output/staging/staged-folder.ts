import { existsSync, mkdirSync, statSync } from 'node:fs';
import { errorCode, openWorkSpace, stagedOutput, type WorkSpace } from '@docsite/core/process';
import { explainFileError } from '../../report/errors/file-error.js';
import { SharedFiles } from '../shared-files.js';
import { type CommittedSite, commitSite } from './commit-site.js';
import { type Collision, FileTree, findCollisions, listForeign } from './foreign-files.js';
import { FormerSites } from './former-site.js';
import { type ListedSite, listSite } from './list-site.js';
import { isMountPoint } from './mount-point.js';
import { recoverFolder } from './recover-folder.js';
import { makeTemporaryFolder, removeTemporary } from './temporary-folder.js';
import { besideOf, insideOf, removeNewSite } from './work-places.js';

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
  openStaging(space, outDir);
  // a killed build may have continued writing for a moment after this one looked for its leftovers
  const close = async (): Promise<void> => {
    await removeNewSite(space);
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

/** Creates the folder of the new site. */
function openStaging(space: WorkSpace, outDir: string): void {
  try {
    if (!existsSync(space.path('new'))) mkdirSync(space.path('new'));
  } catch (error) {
    space.close();
    throw explainFileError(error, outDir);
  }
}

/** When a build began, by the file system's clock; undefined if another build removed the incomplete record. */
function startOf(space: WorkSpace): number | undefined {
  return statSync(space.path('build'), { throwIfNoEntry: false })?.mtimeMs;
}
