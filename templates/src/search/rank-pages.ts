import type { WordMatch } from './match-word.js';

export interface Ranking {
  /** Number of pages that could be found. */
  readonly pageCount: number;
  /** A factor for a page, beside what its words say. */
  readonly boost: (page: number) => number;
}

const commonShare = 0.4;
const fewPages = 50;

/**
 * The words of a query that tell something. A word that stands on nearly half of the pages (`how to write a plugin`)
 * does not: pages without it are found too, and it is marked nowhere. Where all words are so, all of them count.
 */
export function tellingWords(words: readonly WordMatch[], pageCount: number): readonly WordMatch[] {
  const telling = words.filter(({ weights }) => pageCount <= fewPages || weights.size <= pageCount * commonShare);
  return telling.length > 0 ? telling : words;
}

interface PageScore {
  /** How many of the telling words the page has. */
  required: number;
  score: number;
}

/**
 * Orders the pages that the words of a query were found on, best first: those that have all telling words; where there
 * is none, those that have most. A word counts the more the fewer pages have it (inverse document frequency, as in
 * Okapi BM25).
 */
export function rankPages(words: readonly WordMatch[], { pageCount, boost }: Ranking): number[] {
  const required = tellingWords(words, pageCount);
  const scores = new Map<number, PageScore>();
  for (const word of words) {
    const rarity = Math.log(1 + (pageCount - word.weights.size + 0.5) / (word.weights.size + 0.5));
    const counted = required.includes(word) ? 1 : 0;
    for (const [page, weight] of word.weights) {
      const sum = scores.get(page) ?? { required: 0, score: 0 };
      sum.required += counted;
      sum.score += rarity * weight;
      scores.set(page, sum);
    }
  }
  const most = Math.max(0, ...[...scores.values()].map((item) => item.required));
  return [...scores]
    .filter(([, item]) => item.required === most)
    .map(([page, item]) => ({ page, score: item.score * boost(page) }))
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .map(({ page }) => page);
}
