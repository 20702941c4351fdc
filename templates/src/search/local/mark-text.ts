import { scanWords, termsOf } from '@docsite/renderer/search';
import type { TextPart } from '../search-service.js';
import type { WordMatch } from './match-word.js';

/** A match of the query in a text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** The matched words of the query: bit n for word n. */
  readonly words: number;
}

/** Finds the words of a query in texts. */
export class TextMarker {
  private readonly known = new Map<string, number>();
  private readonly significant: number;

  /**
   * @param words The words of the query, each with its terms.
   * @param isSignificant Whether a word is significant; the others are marked only in titles.
   */
  constructor(words: readonly WordMatch[], isSignificant: (word: WordMatch) => boolean) {
    for (const [word, { terms }] of words.entries())
      for (const term of terms) this.known.set(term, (this.known.get(term) ?? 0) | (1 << word));
    this.significant = words.reduce((mask, word, index) => (isSignificant(word) ? mask | (1 << index) : mask), 0);
  }

  /** The significant words in a text. */
  marks(text: string, wanted = this.significant): Mark[] {
    const marks: Mark[] = [];
    scanWords(text, (start, end) => {
      const words =
        termsOf(text.slice(start, end)).reduce((found, term) => found | (this.known.get(term) ?? 0), 0) & wanted;
      if (words !== 0) marks.push({ start, end, words });
    });
    return marks;
  }

  /** A title, divided into parts. */
  parts(title: string): TextPart[] {
    return cutParts(title, this.marks(title, -1), 0, title.length);
  }
}

/** How many words of the query marks match together. */
export function countWords(marks: readonly Mark[]): number {
  let rest = marks.reduce((found, mark) => found | mark.words, 0);
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Divides the text from `from` to `to` where marks begin and end. Marks of scripts without spaces may overlap. */
export function cutParts(text: string, marks: readonly Mark[], from: number, to: number): TextPart[] {
  const parts: { text: string; marked: boolean }[] = [];
  const add = (end: number, marked: boolean): void => {
    if (end <= at) return;
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += text.slice(at, end);
    else parts.push({ text: text.slice(at, end), marked });
    at = end;
  };
  let at = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  return parts;
}
