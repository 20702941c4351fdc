import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';

/** States of the folders of a site by their paths: which files they hold is the same while these are. */
export type FolderStates = Readonly<Record<string, string>>;

/** The files of a site, and the folders that they lie in. */
export interface ListedSite {
  readonly files: readonly string[];
  readonly folders: FolderStates;
}

/** A site that was left in a folder, before others were written there. */
export interface SiteLeft {
  readonly folders: FolderStates;
  /** Its files that are still there. */
  readonly files: Iterable<string>;
  /** Folders that may not be as they were left: those that files were written to, or removed from. */
  readonly written: ReadonlySet<string>;
}

/**
 * Lists a site. Of what was left in its folder before it was written, those folders are not read that are as they were,
 * nor looked at where nothing was written to them.
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

/** Whether the folders of a site hold the files that they held. */
export function areFoldersSame(root: string, states: FolderStates): boolean {
  return Object.entries(states).every(([folder, state]) => stateOfFolder(root, folder) === state);
}

/** The state of a folder; empty for one that is not there. */
export function stateOfFolder(root: string, folder: string): string {
  const stats = statSync(`${root}/${folder}`, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.ino}`;
}
