import { posix } from 'node:path';
import { containingFolders } from './containing-folders.js';

/** In bytes; file systems in use have this limit. */
const longestName = 255;

/** The paths of a site that is not written, for finding those that cannot coexist. */
export class ClaimedPaths {
  private readonly files = new Set<string>();
  private readonly folders = new Set<string>();

  /**
   * Adds a file. Returns the error code with which writing it would fail; `undefined` if it would succeed.
   *
   * @param path Relative, with forward slashes.
   */
  add(path: string): 'ENAMETOOLONG' | 'EISDIR' | 'ENOTDIR' | undefined {
    if (Buffer.byteLength(posix.basename(path)) > longestName) return 'ENAMETOOLONG';
    if (this.folders.has(path)) return 'EISDIR';
    this.files.add(path);
    for (const folder of containingFolders(path)) {
      if (this.folders.has(folder)) break;
      if (Buffer.byteLength(posix.basename(folder)) > longestName) return 'ENAMETOOLONG';
      if (this.files.has(folder)) return 'ENOTDIR';
      this.folders.add(folder);
    }
    return undefined;
  }
}
