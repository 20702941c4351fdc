/**
 * A posting records that a page contains a term, and how relevant the page is for it: the page's number in the manifest
 * times 64, plus a weight from 1 to 63. One number each, because an index has hundreds of thousands.
 */
export type Posting = number;

/** The greatest weight that a posting can hold. */
export const heaviest = 63;

/** Packs a page's number and a weight. */
export function posting(page: number, weight: number): Posting {
  return page * 64 + weight;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Uint8Array(128);
for (let value = 0; value < 64; value++) values[digits.charCodeAt(value)] = value;

/**
 * Writes postings in the order of their pages as text: for each, the distance to the page before in base 32, least
 * digit first, 32 added to every digit but the last (as source maps do), and one character for the weight. Two to four
 * characters a posting.
 */
export function encodePostings(postings: Uint32Array): string {
  const writer = new PostingsWriter();
  for (const item of postings) writer.add(Math.floor(item / 64), item % 64);
  return writer.text;
}

class PostingsWriter {
  text = '';
  private last = -1;

  add(page: number, weight: number): void {
    let distance = page - this.last - 1;
    for (; distance >= 32; distance >>>= 5) this.text += digits[(distance & 31) + 32];
    this.text += digits[distance] as string;
    this.text += digits[weight] as string;
    this.last = page;
  }

  /** Adds postings as they were written, the last of which is of a page. */
  copy(postings: string, last: number): void {
    this.text += postings;
    this.last = last;
  }
}

/** Pages under other numbers. */
export interface Renumbering {
  /** New number of each page by its old one, ascending; -1 for those that are left out. */
  readonly numbers: Int32Array;
  /** The page from which on all have numbers one after the other. */
  readonly steady: number;
}

/**
 * Puts postings between others that are written, which are copied as they are but for those with another distance to
 * the page before.
 *
 * @param added By page.
 */
export function mergePostings(
  { text, start, end }: { readonly text: string; readonly start: number; readonly end: number },
  { numbers, steady }: Renumbering,
  added: Uint32Array,
): string {
  const writer = new PostingsWriter();
  let next = 0;
  const addUpTo = (posting: Posting): void => {
    for (; next < added.length && (added[next] as Posting) < posting; next++)
      writer.add(Math.floor((added[next] as Posting) / 64), (added[next] as Posting) % 64);
  };
  let copied = start;
  // the posting before: its page by the old number, and by the new one
  let [page, last] = [-1, -1];
  for (let at = start; at < end; ) {
    const from = at;
    let step = 1;
    let digit = 32;
    for (let shift = 0; digit >= 32; shift += 5) {
      digit = values[text.charCodeAt(at++)] as number;
      step += (digit & 31) << shift;
    }
    const weight = values[text.charCodeAt(at++)] as number;
    page += step;
    const number = numbers[page] as number;
    if (number - last !== step || (next < added.length && (added[next] as Posting) < number * 64)) {
      writer.copy(text.slice(copied, from), last);
      copied = at;
      addUpTo(number * 64);
      if (number >= 0) writer.add(number, weight);
    }
    if (number >= 0) last = number;
    if (page >= steady && next === added.length) break;
  }
  writer.copy(text.slice(copied, end), last);
  addUpTo(Infinity);
  return writer.text;
}

/** Reads what `encodePostings` wrote, from `start` to `end`, and gives each page with its weight. */
export function decodePostings(
  text: string,
  visit: (page: number, weight: number) => void,
  start = 0,
  end = text.length,
): void {
  let page = -1;
  for (let at = start; at < end; ) {
    let distance = 0;
    let digit = 32;
    for (let shift = 0; digit >= 32; shift += 5) {
      digit = values[text.charCodeAt(at++)] as number;
      distance += (digit & 31) << shift;
    }
    page += distance + 1;
    visit(page, values[text.charCodeAt(at++)] as number);
  }
}
