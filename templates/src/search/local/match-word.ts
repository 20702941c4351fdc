import { decodePostings } from '@docsite/renderer/search';
import type { IndexReader, IndexTerm } from './index-reader.js';
import { isOneEdit } from './one-edit.js';
import { stemOf } from './stem.js';

/** A word of the query. */
export interface QueryWord {
  readonly word: string;
  /** Whether the reader may still be typing it. */
  readonly mayBeUnfinished: boolean;
}

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
  { word, mayBeUnfinished }: QueryWord,
  reader: IndexReader,
  isInScope: (page: number) => boolean,
): Promise<WordMatch> {
  const stem = stemOf(word);
  const [exact, forms] = await Promise.all([reader.termsFrom(word, mostFiles), reader.termsFrom(stem, mostFiles)]);
  const near = [...new Map([...exact, ...forms].map((item) => [item.term, item])).values()];
  const asForm = (term: string) => formFactor(term, word, stem);
  const asBeginning = (term: string) => asForm(term) || beginningFactor(term, word);
  const match = weigh(near, mayBeUnfinished ? asBeginning : asForm, isInScope);
  if (match.weights.size > 0) return match;
  const unfinished = mayBeUnfinished ? match : weigh(near, asBeginning, isInScope);
  if (unfinished.weights.size > 0 || word.length < shortestTypo) return unfinished;
  const sameInitial = await reader.termsFrom(word[0] as string, mostFilesForTypos);
  return weigh(sameInitial, (term) => (isOneEdit(term, word) ? typo : 0), isInScope);
}

/** How much a term counts that is the word or a form of it; 0 for other words. */
function formFactor(term: string, word: string, stem: string): number {
  if (term === word) return 1;
  return stemOf(term) === stem ? otherForm : 0;
}

/** How much a term counts that begins with the word: more the less is missing. */
function beginningFactor(term: string, word: string): number {
  return term.startsWith(word) ? 0.3 + (0.4 * word.length) / term.length : 0;
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
