import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Milliseconds without another change after which a burst of them is over. */
const burstQuiet = 50;

/** Milliseconds after which the lock of a Git command counts as one that was left behind. */
const lockPatience = 5000;

/** Whether the changes of so many milliseconds ago are all that is to come. */
export type IsComplete = (changed: ReadonlySet<string>, quiet: number) => boolean;

/**
 * Judges changes in a site: one saved file is complete at once, however the editor saves it: temporary files and
 * backups are gone by then. Several files are part of a burst, such as a checkout, which is awaited; Git holds a lock
 * till it is done.
 */
export function judgeBursts(siteDir: string): IsComplete {
  const gitDir = findGitDir(siteDir);
  const lock = gitDir === undefined ? undefined : join(gitDir, 'index.lock');
  return (changed, quiet) => {
    if (lock !== undefined && quiet < lockPatience && existsSync(lock)) return false;
    return quiet >= burstQuiet || [...changed].filter((path) => existsSync(path)).length <= 1;
  };
}

/** The folder where Git keeps the index of the work tree that a folder lies in. */
export function findGitDir(folder: string): string | undefined {
  const place = join(folder, '.git');
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return place;
  if (stats?.isFile()) {
    const named = /^gitdir: (.+)$/m.exec(readFileSync(place, 'utf8'))?.[1];
    return named === undefined ? undefined : resolve(folder, named);
  }
  return dirname(folder) === folder ? undefined : findGitDir(dirname(folder));
}
