import { existsSync, type Stats, statSync } from 'node:fs';

/** Whether there is a file at a path, or a link to one. */
export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() === true;
}

/** Whether there is a folder at a path, or a link to one. */
export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

/** Without `existsSync`, a path through a file, such as `a.png/b`, would be an error. */
function statsOf(path: string): Stats | undefined {
  return existsSync(path) ? statSync(path, { throwIfNoEntry: false }) : undefined;
}
