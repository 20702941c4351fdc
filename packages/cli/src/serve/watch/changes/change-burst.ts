import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findGitDir } from './git-dir.js';

/** Milliseconds without further changes after which a burst is over. */
const burstQuiet = 50;

/** Milliseconds after which the lock of a Git command is considered stale. */
const lockPatience = 5000;

/** Whether changes are complete, the last of which was `quiet` milliseconds ago. */
export type IsComplete = (changed: ReadonlySet<string>, quiet: number) => boolean;

/**
 * Decides whether changes in a site are complete. A single saved file is complete at once, however the editor saves it,
 * because temporary files and backups are gone by then; only an empty one may be about to be written. Several files
 * belong to a burst, such as a checkout, whose end is awaited; Git holds a lock until then.
 */
export function judgeBursts(siteDir: string): IsComplete {
  const gitDir = findGitDir(siteDir);
  const lock = gitDir === undefined ? undefined : join(gitDir, 'index.lock');
  return (changed, quiet) => {
    if (lock !== undefined && quiet < lockPatience && existsSync(lock)) return false;
    if (quiet >= burstQuiet) return true;
    const existing = [...changed].filter((path) => existsSync(path));
    return existing.length <= 1 && !existing.some(isEmpty);
  };
}

/** Whether a path is a file without contents: many editors empty a file before they write it. */
function isEmpty(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === 0;
}
