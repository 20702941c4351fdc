import { relative, sep } from 'node:path';
import { errorCode, statsOf } from '@docsite/core/process';
import { FolderTree } from './folder-tree.js';

/** Milliseconds between two checks whether the folder is still the same one. */
const pause = 250;

/** What to do where the system refuses to watch, by error code. */
const hints: Readonly<Record<string, string>> = {
  EMFILE: 'end other programs that watch files, or raise the limit (on Linux: fs.inotify.max_user_instances)',
  ENOSPC: 'the system watches no more folders; raise fs.inotify.max_user_watches',
};

/** How folders are watched. */
export interface WatchOptions {
  /** Folders whose changes are not reported, absolute. */
  readonly ignored: readonly string[];
  /** Called if some changes may not be noticed. */
  readonly onError: (error: Error) => void;
}

/**
 * Reports the path of every change in a folder, except for installed packages and dot files. If the folder or one of
 * its parents is moved away, it is watched again once it is back; its own path is reported when it goes and when it
 * returns.
 */
export function watchFolder(
  folder: string,
  { ignored, onError }: WatchOptions,
  onChange: (path: string) => void,
): { readonly close: () => void } {
  const isIgnored = (path: string): boolean => isLeftOut(folder, path, ignored);
  const start = (): FolderTree => new FolderTree(folder, { isIgnored, onChange, onError });
  let known = identify(folder);
  let tree = start();
  const timer = setInterval(() => {
    const found = identify(folder);
    if (found === known) return;
    known = found;
    tree.close();
    tree = start();
    onChange(folder);
  }, pause);
  return {
    close: () => {
      clearInterval(timer);
      tree.close();
    },
  };
}

/** An identity that distinguishes a folder from another one at its path. */
function identify(folder: string): string | undefined {
  const stats = statsOf(folder);
  return stats === undefined ? undefined : `${stats.dev}:${stats.ino}`;
}

/** Creates a function that prints the first of several errors of watchers. */
export function warnOnce(): WatchOptions['onError'] {
  let hasWarned = false;
  return (error) => {
    if (hasWarned) return;
    hasWarned = true;
    process.stderr.write(`warning: some changes may go unseen: ${error.message}\n`);
    const hint = hints[errorCode(error)];
    if (hint !== undefined) process.stderr.write(`hint: ${hint}\n`);
  };
}

function isLeftOut(folder: string, path: string, ignored: readonly string[]): boolean {
  const parts = relative(folder, path).split(sep);
  return (
    parts.some((part) => part === 'node_modules' || (part.startsWith('.') && part !== '..')) ||
    ignored.some((item) => path === item || path.startsWith(item + sep))
  );
}
