import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, renameSync, unlinkSync } from 'node:fs';
import { join, posix } from 'node:path';
import { errorCode } from '@docsite/core/process';
import { containingFolders } from '../containing-folders.js';
import { entriesOf } from '../entries-of.js';
import { ownFiles } from '../output-mark.js';
import { isOwnName } from './work-places.js';

/** A file that docsite did not write at a path that the new site needs. */
export interface Collision {
  /** Path of the file, or of the folder, in the output folder. */
  readonly path: string;
  /** Path of the new file it obstructs: the same path, or one that needs a folder in place of a file, or vice versa. */
  readonly file: string;
}

/** The files of a site, and the folders that contain them. */
export class FileTree {
  readonly files: ReadonlySet<string>;
  private readonly folders = new Map<string, string>();

  constructor(files: Iterable<string>) {
    this.files = new Set(files);
    for (const file of this.files)
      for (const folder of containingFolders(file)) {
        if (this.folders.has(folder)) break;
        this.folders.set(folder, file);
      }
  }

  hasFolder(path: string): boolean {
    return this.folders.has(path);
  }

  /** A file that requires this path to be a folder. */
  fileIn(path: string): string | undefined {
    return this.folders.get(path);
  }
}

/**
 * Lists what docsite did not write in an output folder. A folder is listed as a whole if it contains nothing else,
 * neither from the current site nor from the new one.
 */
export function listForeign(outDir: string, site: FileTree, own = ownFiles(outDir)): string[] {
  const current = new FileTree(own);
  const found: string[] = [];
  const list = (inside: string): void => {
    for (const entry of entriesOf(join(outDir, inside))) {
      const path = posix.join(inside, entry.name);
      if (current.files.has(path) || (inside === '' && isOwnName(entry.name))) continue;
      if (entry.isDirectory() && (current.hasFolder(path) || site.hasFolder(path))) list(path);
      else found.push(path);
    }
  };
  list('');
  return found;
}

/** The foreign files that a new site would replace. Files with identical contents do not collide. */
export function findCollisions(
  outDir: string,
  foreign: readonly string[],
  { site, newDir }: { readonly site: FileTree; readonly newDir: string },
): Collision[] {
  return foreign.flatMap((path) => {
    const file = site.files.has(path)
      ? path
      : (site.fileIn(path) ?? [...containingFolders(path)].find((folder) => site.files.has(folder)));
    if (file === undefined || (file === path && areSame(join(outDir, path), join(newDir, path)))) return [];
    return [{ path, file }];
  });
}

/**
 * Moves foreign files from the folder of a replaced site to that of the current one. Nothing is overwritten: if a
 * different file has the name, the moved file gets another name in the same folder. Returns those names.
 */
export function carryOver(from: string, to: string, foreign: readonly string[]): string[] {
  return foreign.flatMap((path) => {
    const target = join(to, path);
    makeFolders(to, posix.dirname(path));
    if (moveTo(join(from, path), target)) return [];
    if (areSame(join(from, path), target)) return [];
    for (let count = 1; ; count++) {
      const name = `${path}.kept-${count}`;
      if (moveTo(join(from, path), join(to, name))) return [name];
    }
  });
}

/** Moves a file or folder to an unused path; returns whether it did. */
function moveTo(from: string, to: string): boolean {
  if (lstatSync(to, { throwIfNoEntry: false }) !== undefined) return false;
  if (lstatSync(from).isDirectory()) {
    try {
      renameSync(from, to);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }
  try {
    linkSync(from, to);
  } catch (error) {
    if (isTaken(error)) return false;
    renameSync(from, to);
    return true;
  }
  unlinkSync(from);
  return true;
}

function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOTEMPTY', 'ENOTDIR'].includes(errorCode(error));
}

function makeFolders(root: string, folder: string): void {
  if (folder === '.' || existsSync(join(root, folder))) return;
  makeFolders(root, posix.dirname(folder));
  try {
    mkdirSync(join(root, folder));
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

function areSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  return (
    first !== undefined &&
    second !== undefined &&
    first.isFile() &&
    second.isFile() &&
    first.size === second.size &&
    readFileSync(one).equals(readFileSync(other))
  );
}
