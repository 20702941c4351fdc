import type { Page } from '@docsite/core';
import { posting } from './postings.js';
import { type IndexPart, SearchIndexer } from './search-indexer.js';
import type { SearchText } from './search-text.js';

/** The search terms of one page, independent of its number. */
export interface PageTerms {
  readonly title: string;
  readonly terms: readonly string[];
  /** One per term. */
  readonly weights: Uint8Array;
}

/** Collects the terms of pages one by one, for an index assembled later. Pages share the strings of terms. */
export class TermCollector {
  private readonly texts = new Map<string, string>();

  collect(page: Page, text: SearchText): PageTerms {
    const indexer = new SearchIndexer([page]);
    indexer.add(page.route, text);
    const { terms, postings } = indexer.part();
    // with a single page, which has number 0, a posting equals its weight
    return { title: text.title, terms: terms.map((term) => this.shared(term)), weights: new Uint8Array(postings) };
  }

  private shared(term: string): string {
    const known = this.texts.get(term) ?? term;
    this.texts.set(known, known);
    return known;
  }
}

/** The terms of a page as a part of the index, under the page's number. */
export function termsAsPart(page: number, { title, terms, weights }: PageTerms): IndexPart {
  return {
    titles: [[page, title]],
    terms,
    ends: Uint32Array.from(terms, (_, index) => index + 1),
    postings: Uint32Array.from(weights, (weight) => posting(page, weight)),
  };
}
