import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, type LookOptions, listWorkItems, type WorkItem } from '@docsite/core/process';
import { listFilesBelow } from '../output-mark.js';
import { carryOver, FileTree, listForeign } from './foreign-files.js';
import { besideOf, insideOf } from './work-places.js';

/**
 * Cleans up after a killed build. An old site moved aside is put back if there is no current one; otherwise, the files
 * that docsite did not write are moved to the current one. Everything else is removed.
 */
export async function recoverFolder(outDir: string, options: LookOptions = {}): Promise<void> {
  const items = listWorkItems([besideOf(outDir), insideOf(outDir)], options);
  const old = items.filter(({ role }) => role === 'old');
  // if the build that moved it aside is still running, it will replace it again
  if (!existsSync(outDir)) bringBack(old, outDir);
  for (const { path, isAbandoned } of old) {
    if (isAbandoned && existsSync(path) && existsSync(outDir)) await carryFrom(path, outDir);
  }
  await removeItems(items.filter(({ isAbandoned }) => isAbandoned));
}

const patience = { rounds: 100, milliseconds: 20 };

/** What was carried from one site to another. */
export interface Carried {
  /** The number of files and folders. */
  readonly count: number;
  /** New names of files that had to be renamed. */
  readonly renamed: readonly string[];
}

/**
 * Carries what docsite did not write from a site moved aside to the current one. Between the two renames of another
 * build's swap there is no current site, so this waits for it.
 */
export async function carryFrom(aside: string, outDir: string): Promise<Carried> {
  const renamed: string[] = [];
  let count = 0;
  for (let round = 0; ; round++) {
    try {
      const site = new FileTree(listFilesBelow(outDir));
      const foreign = listForeign(aside, site);
      count += foreign.length;
      renamed.push(...carryOver(aside, outDir, foreign));
      return { count, renamed };
    } catch (error) {
      if (!existsSync(aside)) return { count, renamed };
      if (errorCode(error) !== 'ENOENT' || round >= patience.rounds) throw error;
      await sleep(patience.milliseconds);
    }
  }
}

/** Puts the newest old site back. */
function bringBack(old: readonly WorkItem[], outDir: string): void {
  const last = old.at(-1);
  if (last === undefined) return;
  try {
    renameSync(last.path, outDir);
  } catch (error) {
    // another build put it back, or put its own site there
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  }
}

/** Removes what builds have left. Records are removed last: they show that the other items are leftovers. */
export async function removeItems(items: readonly WorkItem[]): Promise<void> {
  const records = items.filter(({ role }) => role === 'build');
  const others = items.filter(({ role }) => role !== 'build');
  await Promise.all(others.map(({ path }) => remove(path)));
  await Promise.all(records.map(({ path }) => remove(path)));
}

/** Another user's leftovers may not be removable; they do no harm. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
