import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isMarkdown } from './affected-sources.js';

/** Larger files are not read to find out whether they are the same, in bytes. */
const largest = 4 * 1024 * 1024;

/**
 * What changed files held when they were last followed: those that are written anew with the same contents have not
 * changed. Configurations and modules may write data each time that they are run, which would have them run for good.
 */
export class SeenFiles {
  private readonly hashes = new Map<string, string | undefined>();

  /** Whether a file has other contents than at the last call. Code may be written again so that it is run again. */
  isNew(path: string): boolean {
    if (isMarkdown(path) || /\.[cm]?[jt]sx?$/.test(path)) return true;
    const before = this.hashes.get(path);
    const now = hashOf(path);
    this.hashes.set(path, now);
    return now === undefined || now !== before;
  }
}

/** Of the contents; nothing for what is no file, and for large ones. */
function hashOf(path: string): string | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isFile() || stats.size > largest) return undefined;
    return createHash('sha256').update(readFileSync(path)).digest('base64');
  } catch {
    return undefined;
  }
}
