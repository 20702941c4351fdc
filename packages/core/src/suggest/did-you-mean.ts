import { findNearest } from './nearest.js';

/**
 * The candidate nearest to `word`, if it is near enough to have been meant. For several questions about the same
 * candidates, use `findNearest`.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return findNearest(candidates)(word);
}

/** `did you mean 'x'?`, or undefined if no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  return asQuestion(nearest(word, candidates));
}

/** `did you mean 'x'?` for a match that was found, if any. */
export function asQuestion(match: string | undefined): string | undefined {
  return match === undefined ? undefined : `did you mean '${match}'?`;
}
