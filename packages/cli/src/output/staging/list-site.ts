import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';

/** States of a site's folders by path: while a state is unchanged, the folder contains the same files. */
export type FolderStates = Readonly<Record<string, string>>;

/** The files of a site, and the folders that contain them. */
export interface ListedSite {
  readonly files: readonly string[];
  readonly folders: FolderStates;
}

/** A site left in a folder before other files were written there. */
export interface SiteLeft {
  readonly folders: FolderStates;
  /** Its files that still exist. */
  readonly files: Iterable<string>;
  /** Folders that may have changed, because files in them were written or removed. */
  readonly written: ReadonlySet<string>;
}

/**
 * Lists a site. Folders left there earlier are not read if their state is unchanged, and not even checked if nothing
 * was written to them.
 */
export function listSite(root: string, left: SiteLeft = { folders: {}, files: [], written: new Set() }): ListedSite {
  const files: string[] = [];
  const folders: Record<string, string> = {};
  const read = (folder: string): void => {
    folders[folder] = stateOfFolder(root, folder);
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) files.push(path);
      else if (!Object.hasOwn(left.folders, path)) read(path);
    }
  };
  for (const [folder, before] of Object.entries(left.folders)) {
    const state = left.written.has(folder) ? stateOfFolder(root, folder) : before;
    if (state === before) folders[folder] = state;
    else if (state !== '') read(folder);
  }
  if (!Object.hasOwn(left.folders, '.')) read('.');
  for (const file of left.files)
    if (folders[posix.dirname(file)] === left.folders[posix.dirname(file)]) files.push(file);
  return { files, folders };
}

/** Whether the folders of a site contain the same files as before. */
export function areFoldersSame(root: string, states: FolderStates): boolean {
  return Object.entries(states).every(([folder, state]) => stateOfFolder(root, folder) === state);
}

/** The state of a folder; empty if it does not exist. */
export function stateOfFolder(root: string, folder: string): string {
  const stats = statSync(`${root}/${folder}`, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.ino}`;
}
