import { type Document, Recent } from '@docsite/core';
import type { LiveDocument, LiveDocuments } from '../reading/live-document.js';
import { textSimilarity } from './text-similarity.js';

/** The number of removed sources to remember. */
const mostGone = 1000;

/** The minimum similarity of the texts of a renamed source, as in Git. */
const leastSimilar = 0.5;

/** The maximum number of removed or added sources that are compared; in larger changes, only identical ones count. */
const mostCompared = 30;

/**
 * Tracks renamed sources: a new one with the contents of a removed one is the same source under another path, and so is
 * a similar one that appears in the same change.
 */
export class SourceMoves {
  /** Removed sources, by the hash of their contents. */
  private readonly gone = new Recent<string, string>(mostGone);
  private readonly moved = new Recent<string, string>(mostGone);
  /** Sources removed in the last change, whose new path may appear in the next. */
  private lately: readonly Entry[] = [];

  /** Compares the documents of two states. */
  follow(before: LiveDocuments, now: LiveDocuments): void {
    const went = [...before].filter(([path]) => !now.has(path));
    const came = [...now].filter(([path]) => !before.has(path));
    for (const [path, { source }] of went) this.gone.set(source.hash, path);
    const edited: Entry[] = [];
    for (const entry of came) {
      const [path, { source }] = entry;
      // a source that exists again is no longer a renamed one
      this.moved.delete(path);
      const old = this.gone.get(source.hash);
      if (old === undefined) edited.push(entry);
      else if (old !== path) this.moved.set(old, path);
    }
    const left = [...this.lately, ...went].filter(([path]) => !now.has(path) && this.moved.get(path) === undefined);
    for (const [old, path] of findRenames(left, edited)) this.moved.set(old, path);
    this.lately = went;
  }

  /** The current path of a source. */
  latest(path: string): string {
    let latest = path;
    for (let next = this.moved.get(path); next !== undefined; next = this.moved.get(next)) latest = next;
    return latest;
  }
}

type Entry = readonly [path: string, document: LiveDocument];

/** The most similar pairs, with each source in at most one of them. For a single pair, the same title is enough. */
function findRenames(went: readonly Entry[], came: readonly Entry[]): [old: string, path: string][] {
  if (Math.max(went.length, came.length) > mostCompared) return [];
  const [[gone], [added]] = [went, came];
  if (went.length === 1 && came.length === 1 && gone && added && hasSameTitle(gone[1], added[1]))
    return [[gone[0], added[0]]];
  const pairs = went
    .flatMap(([old, before]) => came.map(([path, now]) => ({ old, path, likeness: likenessOf(before, now) })))
    .filter(({ likeness }) => likeness >= leastSimilar)
    .sort((a, b) => b.likeness - a.likeness);
  const taken = new Set<string>();
  const renames: [string, string][] = [];
  for (const { old, path } of pairs) {
    if (taken.has(old) || taken.has(path)) continue;
    taken.add(old).add(path);
    renames.push([old, path]);
  }
  return renames;
}

/** How similar two sources are, from 0 to 1. */
function likenessOf(before: LiveDocument, now: LiveDocument): number {
  return textSimilarity(before.source.text, now.source.text);
}

function hasSameTitle({ document: before }: LiveDocument, { document: now }: LiveDocument): boolean {
  const title = titleOf(before);
  return title !== undefined && title === titleOf(now);
}

function titleOf({ frontMatter, contentTitle }: Document): string | undefined {
  return frontMatter.title ?? contentTitle;
}
