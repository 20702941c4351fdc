import { renameSync } from 'node:fs';
import type { WorkSpace } from '@docsite/core/process';

/**
 * The number of rounds after which builds that keep replacing each other give up; each round requires a swap by another
 * build.
 */
const mostRounds = 1000;

/** A mount point, another file system, a folder without write permission, or a layer of a container image. */
const cannotRename = new Set(['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS', 'EINVAL']);

/**
 * Moves the current site aside and puts the new site of a build in its place. Other builds may do the same at the same
 * time: each replaces the previous one, and the last one remains, complete.
 *
 * @returns The folders moved aside; undefined if the system does not allow renaming the folder.
 */
export function swapIn(outDir: string, space: WorkSpace): string[] | undefined {
  const aside: string[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const taken = rename(space.path('new'), outDir);
    if (taken === undefined) return aside;
    const old = space.path('old', aside.length);
    const stuck = rename(outDir, old);
    if (stuck === undefined) aside.push(old);
    else if (stuck.code !== 'ENOENT' || cannotRename.has(taken.code ?? '')) {
      const back = aside.at(-1);
      if (back !== undefined) rename(back, outDir);
      if (cannotRename.has(stuck.code ?? '') || cannotRename.has(taken.code ?? '')) return undefined;
      throw stuck;
    }
  }
  throw new Error(`other builds keep replacing '${outDir}'`);
}

function rename(from: string, to: string): NodeJS.ErrnoException | undefined {
  try {
    renameSync(from, to);
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
