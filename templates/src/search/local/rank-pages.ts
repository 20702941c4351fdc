import type { WordMatch } from './match-word.js';

/** What the order of pages depends on besides the matched words. */
export interface Ranking {
  /** The number of searchable pages. */
  readonly pageCount: number;
  /** A factor for a page, in addition to the weights of its words. */
  readonly boost: (page: number) => number;
}

const commonShare = 0.4;
const fewPages = 50;

/**
 * The significant words of a query. A word on nearly half of the pages (`how to write a plugin`) is not significant:
 * pages without it are found too, and it is not highlighted. If no word is significant, all of them count.
 */
export function significantWords(words: readonly WordMatch[], pageCount: number): readonly WordMatch[] {
  const significant = words.filter(({ weights }) => pageCount <= fewPages || weights.size <= pageCount * commonShare);
  return significant.length > 0 ? significant : words;
}

interface PageScore {
  /** The sum of the rarities of the significant words on the page. */
  covered: number;
  score: number;
}

/** Pages are dropped if they cover less than this share of what the best page covers. */
const leastShare = 0.5;

/**
 * Sorts the pages with words of the query, best first. A word counts more the fewer pages have it (inverse document
 * frequency, as in Okapi BM25). A page that lacks some of the words is found too, because readers use words of their
 * own, but counts less.
 */
export function rankPages(words: readonly WordMatch[], { pageCount, boost }: Ranking): number[] {
  const significant = significantWords(words, pageCount);
  const scores = new Map<number, PageScore>();
  for (const word of words) {
    const rarity = Math.log(1 + (pageCount - word.weights.size + 0.5) / (word.weights.size + 0.5));
    const covered = significant.includes(word) ? rarity : 0;
    for (const [page, weight] of word.weights) {
      const sum = scores.get(page) ?? { covered: 0, score: 0 };
      sum.covered += covered;
      sum.score += rarity * weight;
      scores.set(page, sum);
    }
  }
  const most = Math.max(0, ...[...scores.values()].map((item) => item.covered));
  return [...scores]
    .filter(([, item]) => item.covered >= most * leastShare)
    .map(([page, item]) => ({ page, score: ((item.score * item.covered) / most) * boost(page) }))
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .map(({ page }) => page);
}
