import { rmSync, unlinkSync } from 'node:fs';
import { posix } from 'node:path';
import { containingFolders, removeEmptied } from './containing-folders.js';

/**
 * The files that a new site shares with the current one, as hard links. Files that a former site has left in the new
 * site's folder are taken over in place if the new site has them, too, and removed otherwise.
 */
export class SharedFiles {
  /** Existing files that have not been taken over yet. */
  private readonly left: Set<string>;
  private readonly shared = new Set<string>();
  private readonly taken = new Set<string>();
  private readonly written = new Set<string>(['.']);

  /**
   * @param root Folder of the new site, absolute.
   * @param left Files in it, relative to it.
   */
  constructor(
    private readonly root: string,
    left: Iterable<string> = [],
  ) {
    this.left = new Set(left);
  }

  /** Takes over an existing file; returns whether there is one. */
  takeOver(path: string): boolean {
    if (!this.left.delete(path)) return this.shared.has(path);
    this.shared.add(path);
    this.taken.add(path);
    return true;
  }

  /** Whether an existing file has been taken over, and was therefore not touched. */
  wasTakenOver(path: string): boolean {
    return this.taken.has(path);
  }

  /** The existing files that were taken over. */
  get takenOver(): Iterable<string> {
    return this.taken;
  }

  /** Records a file that was linked from the current site. */
  add(path: string): void {
    this.shared.add(path);
  }

  /** Records that a file was written, linked or removed, so that the folders that contain it have changed. */
  noteWritten(path: string): void {
    for (const folder of containingFolders(path)) {
      if (this.written.has(folder)) break;
      this.written.add(folder);
    }
  }

  /** The folders written to since the former site was taken, including their parents. */
  get writtenFolders(): ReadonlySet<string> {
    return this.written;
  }

  /** Removes a file, so that writing a new one in its place does not change that of the current site. */
  remove(path: string): void {
    this.noteWritten(path);
    this.taken.delete(path);
    if (this.left.delete(path) || this.shared.delete(path)) unlinkSync(`${this.root}/${path}`);
  }

  /** Removes files that were not taken over: these, or all. */
  removeLeft(paths: Iterable<string> = this.left): void {
    const unwanted = [...paths].filter((path) => this.left.delete(path));
    for (const path of unwanted) this.noteWritten(path);
    removeFiles(this.root, unwanted);
  }

  /** Whether a file is that of the current site. */
  has(path: string): boolean {
    return this.shared.has(path);
  }

  get size(): number {
    return this.shared.size;
  }
}

/** Removes files, and folders that become empty. */
function removeFiles(root: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(`${root}/${path}`, { force: true });
  const oneByFolder = new Map(paths.map((path) => [posix.dirname(path), path]));
  for (const path of oneByFolder.values()) removeEmptied(root, path);
}
