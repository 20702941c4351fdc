import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { openWorkSpace, stagedOutput, type WorkSpace } from '@docsite/core/process';
import { explainFileError } from '../report/file-error.js';
import { type Collision, FileTree, findCollisions, listForeign } from './foreign-files.js';
import { isMountPoint } from './mount-point.js';
import { OutputFolder } from './output-folder.js';
import { listFilesBelow, writeMark } from './output-mark.js';
import { placeFiles } from './place-files.js';
import { carryFrom, recoverFolder } from './recover-folder.js';
import { swapIn } from './swap-in.js';
import { makeTemporaryFolder, removeTemporary } from './temporary-folder.js';
import { besideOf, insideOf } from './work-places.js';

/** A site that is being written beside the one that stands. */
export interface StagedFolder {
  /** Where to write, absolute. */
  readonly path: string;
  /** Files that docsite did not write, where the finished site has others: it is not to be committed then. */
  readonly collisions: () => Collision[];
  /**
   * Puts the finished site in the place of the old one. What docsite did not write stays; what came at the last moment
   * to where the new site has another file gets a new name, and these names are given.
   */
  readonly commit: () => Promise<readonly string[]>;
  /** Drops the new site; the old one stands. */
  readonly discard: () => Promise<void>;
}

/**
 * Opens a folder for a new site. It lies beside `outDir`, and the swap is two renames: between them, for some
 * microseconds, the old site stands under another name, and `recoverFolder` puts it back should the process end just
 * there. Where folders cannot be renamed it lies inside, and its files are put in place one by one.
 *
 * @param outDir A real path: no symbolic link stands in its place.
 */
export async function stageFolder(outDir: string): Promise<StagedFolder> {
  stagedOutput.publish(outDir);
  const space = openBesideOrInside(outDir);
  await Promise.all([removeTemporary(), recoverFolder(outDir, { now: startOf(space) })]);
  const remove = openStaging(space, outDir);
  // a build that was killed may have gone on for a moment, after this one looked for what it left
  const close = async (): Promise<void> => {
    await remove();
    await recoverFolder(outDir);
  };
  const path = space.path('new');
  return {
    path,
    collisions: () => {
      if (!existsSync(outDir)) return [];
      const site = new FileTree(listFilesBelow(path));
      return findCollisions(outDir, listForeign(outDir, site), { site, newDir: path });
    },
    commit: async () => {
      const files = listFilesBelow(path);
      writeMark(new OutputFolder({ root: path, folder: '' }), files);
      stagedOutput.publish(outDir);
      const renamed = await replaceSite(outDir, space, files).catch((error) => {
        throw explainFileError(error, outDir);
      });
      await close();
      return renamed;
    },
    discard: close,
  };
}

/** Opens a folder for a site that is looked at and dropped. */
export async function stageToDrop(): Promise<StagedFolder> {
  const { path, remove } = await makeTemporaryFolder('check');
  return { path, collisions: () => [], commit: async () => [], discard: remove };
}

async function replaceSite(outDir: string, space: WorkSpace, files: readonly string[]): Promise<string[]> {
  const aside = space.place.folder === outDir ? undefined : swapIn(outDir, space);
  if (aside === undefined) {
    await placeFiles(outDir, space, files);
    return [];
  }
  const renamed: string[] = [];
  for (const [index, old] of aside.entries()) {
    renamed.push(...(await carryFrom(old, outDir)));
    // half removed, it is no site that may come back
    const gone = space.path('gone', index);
    if (existsSync(old)) renameSync(old, gone);
    await rm(gone, { recursive: true, force: true, maxRetries: 3 });
  }
  return renamed;
}

/** The errors of a folder in which nothing can be made. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS']);

function openBesideOrInside(outDir: string): WorkSpace {
  try {
    if (!isMountPoint(outDir)) return openWorkSpace(besideOf(outDir));
  } catch (error) {
    const isRefused = refusals.has((error as NodeJS.ErrnoException).code ?? '');
    if (!isRefused || !existsSync(outDir)) throw explainFileError(error, outDir);
  }
  try {
    return openWorkSpace(insideOf(outDir));
  } catch (error) {
    throw explainFileError(error, outDir);
  }
}

/** Makes the folder of the new site. Gives what removes it, and all trace of this build. */
function openStaging(space: WorkSpace, outDir: string): () => Promise<void> {
  try {
    mkdirSync(space.path('new'));
  } catch (error) {
    space.close();
    throw explainFileError(error, outDir);
  }
  return async () => {
    await rm(space.path('new'), { recursive: true, force: true, maxRetries: 3 });
    space.close();
  };
}

/** When a build began, by the clock of the file system. */
function startOf(space: WorkSpace): number {
  return statSync(space.path('build')).mtimeMs;
}
