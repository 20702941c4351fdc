import { Recent } from '@docsite/core';
import type { LiveDocuments } from './locale-facts.js';

/** The number of removed sources to remember. */
const mostGone = 1000;

/** Tracks renamed sources: a new one with the contents of a removed one is the same source under another path. */
export class SourceMoves {
  /** Removed sources, by the hash of their contents. */
  private readonly gone = new Recent<string, string>(mostGone);
  private readonly moved = new Recent<string, string>(mostGone);

  /** Compares the documents of two states. */
  follow(before: LiveDocuments, now: LiveDocuments): void {
    for (const [path, { source }] of before) if (!now.has(path)) this.gone.set(source.hash, path);
    for (const [path, { source }] of now) {
      if (before.has(path)) continue;
      // a source that exists again is no longer a renamed one
      this.moved.delete(path);
      const old = this.gone.get(source.hash);
      if (old !== undefined && old !== path) this.moved.set(old, path);
    }
  }

  /** The current path of a source. */
  latest(path: string): string {
    let latest = path;
    for (let next = this.moved.get(path); next !== undefined; next = this.moved.get(next)) latest = next;
    return latest;
  }
}
