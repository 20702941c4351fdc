import type { WordMatch } from './match-word.js';

/** What the order of pages depends on besides the words that were found on them. */
export interface Ranking {
  /** Number of pages that could be found. */
  readonly pageCount: number;
  /** A factor for a page, beside the weights of its words. */
  readonly boost: (page: number) => number;
}

const commonShare = 0.4;
const fewPages = 50;

/**
 * The significant words of a query. A word that stands on nearly half of the pages (`how to write a plugin`)
 * is not one: pages without it are found too, and it is marked nowhere. Where all words are so, all of them count.
 */
export function significantWords(words: readonly WordMatch[], pageCount: number): readonly WordMatch[] {
  const significant = words.filter(({ weights }) => pageCount <= fewPages || weights.size <= pageCount * commonShare);
  return significant.length > 0 ? significant : words;
}

interface PageScore {
  /** Sum of the rarities of the significant words that the page has. */
  covered: number;
  score: number;
}

/** A page that has less of what was asked for than this share of what the best page has is none of the results. */
const leastShare = 0.5;

/**
 * Orders the pages that the words of a query were found on, best first. A word counts the more the fewer pages have it
 * (inverse document frequency, as in Okapi BM25). Readers ask in words of their own: a page that lacks one of them is
 * found too, as long as the others say more, but counts less.
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
