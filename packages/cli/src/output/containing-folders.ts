import { rmdirSync } from 'node:fs';
import { posix } from 'node:path';

/** The folders that contain a file, from the innermost one to the outermost one below `.`. All paths are relative. */
export function* containingFolders(file: string): Generator<string, void> {
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) yield folder;
}

/**
 * Removes the folders that have become empty because a file in them was removed.
 *
 * @param root Absolute; it is kept.
 * @param file Relative to it.
 */
export function removeEmptied(root: string, file: string): void {
  for (const folder of containingFolders(file)) {
    try {
      rmdirSync(`${root}/${folder}`);
    } catch {
      // it contains other files, or was removed together with another one
      return;
    }
  }
}
