import { Recent } from '@docsite/core';
import type { LiveDocuments } from './locale-facts.js';

/** How many sources that are gone are remembered. */
const mostGone = 1000;

/**
 * Follows sources that are renamed: one that appears with the contents of one that went is the same under another path.
 */
export class SourceMoves {
  /** Sources that are gone, by the hash of their contents. */
  private readonly gone = new Recent<string, string>(mostGone);
  private readonly moved = new Recent<string, string>(mostGone);

  /** Compares the documents of two states. */
  follow(before: LiveDocuments, now: LiveDocuments): void {
    for (const [path, { source }] of before) if (!now.has(path)) this.gone.set(source.hash, path);
    for (const [path, { source }] of now) {
      if (before.has(path)) continue;
      // one that is there again is what its path says
      this.moved.delete(path);
      const old = this.gone.get(source.hash);
      if (old !== undefined && old !== path) this.moved.set(old, path);
    }
  }

  /** The path that a source has now. */
  latest(path: string): string {
    let latest = path;
    for (let next = this.moved.get(path); next !== undefined; next = this.moved.get(next)) latest = next;
    return latest;
  }
}
