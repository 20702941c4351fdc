import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type LookOptions, listWorkItems, type WorkItem } from '@docsite/core/process';
import { carryOver, FileTree, listForeign } from './foreign-files.js';
import { listFilesBelow } from './output-mark.js';
import { besideOf, insideOf } from './work-places.js';

/**
 * Sets right what a killed build left. An old site that was moved aside comes back where none stands; where one does,
 * what docsite did not write goes there. All else goes.
 */
export async function recoverFolder(outDir: string, options: LookOptions = {}): Promise<void> {
  const items = [besideOf(outDir), insideOf(outDir)].flatMap((place) => listWorkItems(place, options));
  const old = items.filter(({ role }) => role === 'old');
  // the build that moved it aside, should it be at work, takes its place again
  if (!existsSync(outDir)) bringBack(old, outDir);
  for (const { path, isAbandoned } of old) {
    if (isAbandoned && existsSync(path) && existsSync(outDir)) await carryFrom(path, outDir);
  }
  await removeItems(items.filter(({ isAbandoned }) => isAbandoned));
}

const patience = { rounds: 100, milliseconds: 20 };

/**
 * Carries what docsite did not write from a site moved aside to the one that stands. Between the two renames of another
 * build's swap none does, so this waits for it. Gives the names of files that had to be renamed.
 */
export async function carryFrom(aside: string, outDir: string): Promise<string[]> {
  const renamed: string[] = [];
  for (let round = 0; ; round++) {
    try {
      const site = new FileTree(listFilesBelow(outDir));
      renamed.push(...carryOver(aside, outDir, listForeign(aside, site)));
      return renamed;
    } catch (error) {
      if (!existsSync(aside)) return renamed;
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || round >= patience.rounds) throw error;
      await new Promise((resolve) => setTimeout(resolve, patience.milliseconds));
    }
  }
}

/** The last one that stood. */
function bringBack(old: readonly WorkItem[], outDir: string): void {
  const last = old.at(-1);
  if (last === undefined) return;
  try {
    renameSync(last.path, outDir);
  } catch (error) {
    // another build did, or put its own site there
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Records go last: they say that the rest may go. */
export async function removeItems(items: readonly WorkItem[]): Promise<void> {
  const [records, others] = [
    items.filter(({ role }) => role === 'build'),
    items.filter(({ role }) => role !== 'build'),
  ];
  await Promise.all(others.map(({ path }) => remove(path)));
  await Promise.all(records.map(({ path }) => remove(path)));
}

/** Leftovers of another user's may not be removable; they are in nobody's way. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
