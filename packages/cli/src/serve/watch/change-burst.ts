import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Milliseconds without further changes after which a burst is over. */
const burstQuiet = 50;

/** Milliseconds after which the lock of a Git command is considered stale. */
const lockPatience = 5000;

/** Whether changes are complete, the last of which was `quiet` milliseconds ago. */
export type IsComplete = (changed: ReadonlySet<string>, quiet: number) => boolean;

/**
 * Decides whether changes in a site are complete. A single saved file is complete at once, however the editor saves it,
 * because temporary files and backups are gone by then. Several files belong to a burst, such as a checkout, whose end
 * is awaited; Git holds a lock until then.
 */
export function judgeBursts(siteDir: string): IsComplete {
  const gitDir = findGitDir(siteDir);
  const lock = gitDir === undefined ? undefined : join(gitDir, 'index.lock');
  return (changed, quiet) => {
    if (lock !== undefined && quiet < lockPatience && existsSync(lock)) return false;
    return quiet >= burstQuiet || [...changed].filter((path) => existsSync(path)).length <= 1;
  };
}

/** The folder with Git's index for the working tree that contains a folder. */
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
