import { rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * The files that a new site and the one that stands have in common, as two links to each. Those that a former site has
 * left in the folder of the new one are taken over where they are, if the new site has them too, and removed else.
 */
export class SharedFiles {
  /** Files that are there already, and have not been taken over yet. */
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

  /** Takes over a file that is there. Whether it is. */
  takeOver(path: string): boolean {
    if (!this.left.delete(path)) return this.shared.has(path);
    this.shared.add(path);
    this.taken.add(path);
    return true;
  }

  /** Whether a file was there already, and has been taken over: nothing was done to it. */
  wasTakenOver(path: string): boolean {
    return this.taken.has(path);
  }

  /** The files that were there already. */
  get takenOver(): Iterable<string> {
    return this.taken;
  }

  /** Notes a file that was linked from the standing site. */
  add(path: string): void {
    this.shared.add(path);
  }

  /** Notes that a file was written, linked or removed: the folders that it lies in are not as they were. */
  noteWritten(path: string): void {
    for (let folder = posix.dirname(path); !this.written.has(folder); folder = posix.dirname(folder))
      this.written.add(folder);
  }

  /** The folders that were written to since the former site was taken, with those that they lie in. */
  get writtenFolders(): ReadonlySet<string> {
    return this.written;
  }

  /** Removes a file, so that what is written to its place does not change that of the standing site. */
  remove(path: string): void {
    this.noteWritten(path);
    this.taken.delete(path);
    if (this.left.delete(path) || this.shared.delete(path)) unlinkSync(`${this.root}/${path}`);
  }

  /** Removes files that were not taken over: of these, or all. */
  removeLeft(paths: Iterable<string> = this.left): void {
    const unwanted = [...paths].filter((path) => this.left.delete(path));
    for (const path of unwanted) this.noteWritten(path);
    removeFiles(this.root, unwanted);
  }

  /** Whether a file is the one of the standing site. */
  has(path: string): boolean {
    return this.shared.has(path);
  }

  get size(): number {
    return this.shared.size;
  }
}

/** Removes files, and the folders that hold nothing without them. */
function removeFiles(root: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(`${root}/${path}`, { force: true });
  for (const folder of new Set(paths.map((path) => posix.dirname(path)))) removeEmpty(root, folder);
}

function removeEmpty(root: string, folder: string): void {
  for (let path = folder; path !== '.'; path = posix.dirname(path)) {
    try {
      rmdirSync(`${root}/${path}`);
    } catch {
      // it holds other files, or is gone with another of them
      return;
    }
  }
}
