import { lstatSync, type Stats, statSync } from 'node:fs';

/** Whether there is a file at a path, or a link to one. */
export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() === true;
}

/** Whether there is a folder at a path, or a link to one. */
export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

/**
 * The state of the file or folder that a path leads to; undefined if there is none, also for a path through a file
 * (`a.png/b`), for which Node throws.
 */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether a path is a symbolic link, wherever it leads. */
export function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    return false;
  }
}
