import type { Page } from '@docsite/core';
import { copyText } from '../copy-text.js';
import { heaviest, posting } from './postings.js';
import { scanHtml } from './scan-html.js';
import type { SearchText } from './search-text.js';
import { scanWords, termsOf, type WordVisitor } from './words.js';

/** The index of some pages of a site, as sent between threads. */
export interface IndexPart {
  /** Titles of pages, by page number. */
  readonly titles: readonly (readonly [page: number, title: string])[];
  readonly terms: readonly string[];
  /** End offset of each term's postings. */
  readonly ends: Uint32Array;
  /** Postings of all terms, one after the other. */
  readonly postings: Uint32Array;
}

/**
 * Weights of a term, out of 63: the maximum for its frequency in the text, and the additional weight if it occurs in a
 * heading, a keyword, the description, the title, or the last segment of the page's address.
 */
const textWeight = 20;
const headingWeight = 12;
const keywordWeight = 12;
const descriptionWeight = 6;
const titleWeight = 30;
const nameWeight = 16;

/**
 * The share of the additional weight that parts of a word get. A page about `3.9.8` is about `3.9` as well, but less
 * than the page that is called `3.9`.
 */
const partShare = 0.5;

/**
 * Saturation and length normalisation of Okapi BM25. The mean length is fixed, so that editing one page does not change
 * the weights of others.
 */
const k1 = 1.2;
const b = 0.6;
const meanLength = 400;

const ampersand = 38;
const hash = 35;

/** Collects the terms of pages as they are rendered. */
export class SearchIndexer {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly titles: (readonly [number, string])[] = [];
  /** Term numbers of each word in its original form. */
  private readonly words = new Map<string, readonly number[]>();
  private readonly terms = new Map<string, number>();
  private readonly postings: number[][] = [];
  /** For the current page, by term: its number of occurrences in the text, and its weight elsewhere. */
  private readonly counts: number[] = [];
  private readonly extras: number[] = [];
  private readonly seen: number[] = [];

  /** @param pages The searchable pages of the site, in the order of their numbers. */
  constructor(pages: readonly Page[]) {
    this.numbers = new Map(pages.map(({ route }, number) => [route, number]));
  }

  /** Adds the page at a route, if it is searchable. */
  add(route: string, text: SearchText): void {
    const page = this.numbers.get(route);
    if (page === undefined) return;
    this.titles.push([page, text.title]);
    const length = this.countHtml(text.html) + this.count(text.description);
    for (const keyword of text.keywords) this.weigh(keyword, keywordWeight);
    this.weigh(text.description, descriptionWeight);
    this.weigh(text.title, titleWeight / Math.sqrt(countWords(text.title)));
    const name = nameOf(route);
    this.weigh(name, nameWeight / Math.sqrt(countWords(name)));
    this.post(page, length);
  }

  /** The index of the pages added so far. */
  part(): IndexPart {
    const ends = new Uint32Array(this.postings.length);
    const postings = new Uint32Array(this.postings.reduce((sum, list) => sum + list.length, 0));
    let end = 0;
    this.postings.forEach((list, term) => {
      postings.set(list, end);
      end += list.length;
      ends[term] = end;
    });
    return { titles: this.titles, terms: [...this.terms.keys()], ends, postings };
  }

  /** Counts the words in a page's content, with more weight for headings. Returns their number. */
  private countHtml(html: string): number {
    let length = 0;
    let extra = 0;
    const word: WordVisitor = (start, end) => {
      if (isEntity(html, start)) return;
      length++;
      this.countWord(html.slice(start, end), extra);
    };
    scanHtml(html, {
      text: (from, to) => scanWords(html, word, from, to),
      tag: (at) => {
        if (isHeading(html, at + 1)) extra = headingWeight;
        else if (html[at + 1] === '/' && isHeading(html, at + 2)) extra = 0;
      },
    });
    return length;
  }

  private count(text: string): number {
    let length = 0;
    scanWords(text, (start, end) => {
      length++;
      this.countWord(text.slice(start, end), 0);
    });
    return length;
  }

  private countWord(word: string, extra: number): void {
    const terms = this.termNumbers(word);
    for (const term of terms) {
      const more = term === terms[0] ? extra : extra * partShare;
      this.see(term);
      this.counts[term] = (this.counts[term] as number) + 1;
      if (more > (this.extras[term] as number)) this.extras[term] = more;
    }
  }

  private weigh(text: string, extra: number): void {
    scanWords(text, (start, end) => {
      const terms = this.termNumbers(text.slice(start, end));
      for (const term of terms) {
        this.see(term);
        this.extras[term] = (this.extras[term] as number) + (term === terms[0] ? extra : extra * partShare);
      }
    });
  }

  private see(term: number): void {
    if (this.counts[term] === 0 && this.extras[term] === 0) this.seen.push(term);
  }

  private termNumbers(word: string): readonly number[] {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const numbers = termsOf(word).map((term) => this.termNumber(copyText(term)));
    this.words.set(copyText(word), numbers);
    return numbers;
  }

  private termNumber(term: string): number {
    const known = this.terms.get(term);
    if (known !== undefined) return known;
    const number = this.terms.size;
    this.terms.set(term, number);
    this.postings.push([]);
    this.counts.push(0);
    this.extras.push(0);
    return number;
  }

  /** Converts the counts of a page to postings, and clears them. */
  private post(page: number, length: number): void {
    const norm = k1 * (1 - b + (b * length) / meanLength);
    for (const term of this.seen) {
      const count = this.counts[term] as number;
      const weight = (textWeight * count) / (count + norm) + (this.extras[term] as number);
      this.postings[term]?.push(posting(page, Math.min(heaviest, Math.max(1, Math.round(weight)))));
      this.counts[term] = 0;
      this.extras[term] = 0;
    }
    this.seen.length = 0;
  }
}

/** The last segment of a route. */
function nameOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** Whether the tag name at an offset is that of a heading, `h1` to `h6`. */
function isHeading(html: string, at: number): boolean {
  return html[at] === 'h' && (html[at + 1] as string) <= '6';
}

/** Whether text is an entity: React writes `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#x27;`. */
function isEntity(html: string, start: number): boolean {
  const before = html.charCodeAt(start - 1);
  return before === ampersand || (before === hash && html.charCodeAt(start - 2) === ampersand);
}

function countWords(text: string): number {
  let count = 0;
  scanWords(text, () => count++);
  return Math.max(1, count);
}
