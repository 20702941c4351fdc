import { decodePostings } from '@docsite/renderer/search';
import type { IndexReader, IndexTerm } from './index-reader.js';
import { isOneEdit } from './one-edit.js';
import { stemOf } from './stem.js';

/** The matches of a word of the query. */
export interface WordMatch {
  /** The matching terms: the word itself, words that begin with it, other forms of it, or corrections of a typo. */
  readonly terms: readonly string[];
  /** The weight of the word on each page that has it, by page number. */
  readonly weights: ReadonlyMap<number, number>;
}

/** The maximum number of files to read for a word, both for terms with the same beginning and for corrections. */
const mostFiles = 3;
const mostFilesForTypos = 12;
const shortestTypo = 4;

/** The share of a term's weight that counts. */
const otherForm = 0.8;
const typo = 0.5;

/**
 * Looks up a word in the index. Exact matches count in full. Other forms of the word count less, as do words that begin
 * with it if it may be unfinished. Only if nothing of this is found, words that differ by one typo are used.
 */
export async function matchWord(
  word: string,
  isLast: boolean,
  reader: IndexReader,
  isInScope: (page: number) => boolean,
): Promise<WordMatch> {
  const stem = stemOf(word);
  const [exact, forms] = await Promise.all([reader.termsFrom(word, mostFiles), reader.termsFrom(stem, mostFiles)]);
  const near = [...new Map([...exact, ...forms].map((item) => [item.term, item])).values()];
  const match = weigh(near, (term) => likeness(term, word, stem, isLast), isInScope);
  if (match.weights.size > 0) return match;
  const unfinished = isLast ? match : weigh(near, (term) => likeness(term, word, stem, true), isInScope);
  if (unfinished.weights.size > 0 || word.length < shortestTypo) return unfinished;
  const sameInitial = await reader.termsFrom(word[0] as string, mostFilesForTypos);
  return weigh(sameInitial, (term) => (isOneEdit(term, word) ? typo : 0), isInScope);
}

/** From 0, a different word, to 1, the same word. */
function likeness(term: string, word: string, stem: string, mayBeUnfinished: boolean): number {
  if (term === word) return 1;
  if (stemOf(term) === stem) return otherForm;
  return mayBeUnfinished && term.startsWith(word) ? 0.3 + (0.4 * word.length) / term.length : 0;
}

function weigh(
  candidates: readonly IndexTerm[],
  factorOf: (term: string) => number,
  isInScope: (page: number) => boolean,
): WordMatch {
  const weights = new Map<number, number>();
  const terms: string[] = [];
  for (const { term, postings } of candidates) {
    const factor = factorOf(term);
    if (factor === 0) continue;
    terms.push(term);
    decodePostings(postings, (page, weight) => {
      if (isInScope(page) && factor * weight > (weights.get(page) ?? 0)) weights.set(page, factor * weight);
    });
  }
  return { terms, weights };
}
