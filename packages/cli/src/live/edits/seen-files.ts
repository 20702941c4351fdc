import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { codeEnding, isDocumentPath } from '@docsite/core';
import { statsOf } from '@docsite/core/process';

/** The size in bytes above which files are not compared by contents. */
const largest = 4 * 1024 * 1024;

interface FileContents {
  readonly hash: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly written: number;
}

/** A file when its change was last processed. */
interface Seen extends FileContents {
  /** Whether it has counted as new because it had been written while the site was read, with the same contents. */
  readonly isRepeated: boolean;
}

/**
 * The contents of changed files when they were last processed: files rewritten with the same contents have not changed.
 * Without this, configurations and modules that write data each time they run would run forever.
 */
export class SeenFiles {
  private readonly seen = new Map<string, Seen>();
  /** Files that were written while the site was read, which may have read other contents than those at the end. */
  private readonly unsure = new Set<string>();

  /**
   * Whether the contents of a file differ from the last call. Code always counts as new, because it may be saved to
   * make it run again.
   */
  isNew(path: string): boolean {
    if (isDocumentPath(path) || codeEnding.test(path)) return true;
    const before = this.seen.get(path);
    const now = contentsOf(path);
    const isUnsure = this.unsure.delete(path);
    const isSame = before !== undefined && before.hash === now?.hash;
    if (now === undefined) this.seen.delete(path);
    else this.seen.set(path, { ...now, isRepeated: isSame && (isUnsure || before.isRepeated) });
    return !isSame || isUnsure;
  }

  /**
   * Notes that the site was read since the last calls of `isNew`. It may have read contents of files that were written
   * meanwhile and are replaced by those from before, as if nothing had changed. Files that are written with the same
   * contents in each reading count as new only once.
   */
  noteReading(): void {
    for (const [path, { hash, written, isRepeated }] of this.seen) {
      if (statsOf(path)?.ctimeMs === written) continue;
      if (contentsOf(path)?.hash !== hash) this.seen.delete(path);
      else if (!isRepeated) this.unsure.add(path);
    }
  }
}

/** Undefined for large files and anything that is not a file. */
function contentsOf(path: string): FileContents | undefined {
  try {
    const stats = statsOf(path);
    if (stats?.isFile() !== true || stats.size > largest) return undefined;
    return { hash: createHash('sha256').update(readFileSync(path)).digest('base64'), written: stats.ctimeMs };
  } catch {
    return undefined;
  }
}
