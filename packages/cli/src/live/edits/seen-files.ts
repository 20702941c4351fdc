import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { codeEnding, isDocumentPath } from '@docsite/core';

/** The size in bytes above which files are not compared by contents. */
const largest = 4 * 1024 * 1024;

/**
 * The contents of changed files when they were last processed: files rewritten with the same contents have not changed.
 * Without this, configurations and modules that write data each time they run would run forever.
 */
export class SeenFiles {
  private readonly hashes = new Map<string, string | undefined>();

  /**
   * Whether the contents of a file differ from the last call. Code always counts as new, because it may be saved to
   * make it run again.
   */
  isNew(path: string): boolean {
    if (isDocumentPath(path) || codeEnding.test(path)) return true;
    const before = this.hashes.get(path);
    const now = hashOf(path);
    this.hashes.set(path, now);
    return now === undefined || now !== before;
  }
}

/** Hash of the contents; undefined for large files and anything that is not a file. */
function hashOf(path: string): string | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isFile() || stats.size > largest) return undefined;
    return createHash('sha256').update(readFileSync(path)).digest('base64');
  } catch {
    return undefined;
  }
}
