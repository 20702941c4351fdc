/**
 * Records that a page contains a term, and how relevant the page is for it: the page's number in the manifest times 64,
 * plus a weight from 1 to 63. A single number, because an index has hundreds of thousands of them.
 */
export type Posting = number;

/** The maximum weight of a posting. */
export const heaviest = 63;

/** Packs a page number and a weight. */
export function posting(page: number, weight: number): Posting {
  return page * 64 + weight;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Uint8Array(128);
for (let value = 0; value < 64; value++) values[digits.charCodeAt(value)] = value;

/**
 * Encodes postings in page order as text: for each, the distance to the previous page in base 32, least significant
 * digit first, with 32 added to every digit but the last (as in source maps), and one character for the weight. Two to
 * four characters per posting.
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
    this.text += digits[distance];
    this.text += digits[weight];
    this.last = page;
  }

  /** Appends encoded postings unchanged; `last` is the page of the last one. */
  copy(postings: string, last: number): void {
    this.text += postings;
    this.last = last;
  }
}

/** A renumbering of pages. */
export interface Renumbering {
  /** New number of each page by its old one, ascending; -1 for those left out. */
  readonly numbers: Int32Array;
  /** The first page from which all new numbers are consecutive. */
  readonly steady: number;
}

/**
 * Inserts postings among encoded ones, which are copied unchanged except for those whose distance to the previous page
 * changes.
 *
 * @param added In page order.
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
  // the page of the current posting in the old index, and the last page that is kept, in the new one
  // the page of the current posting in the old index, and the last page that is kept, by its new number
  let [oldPage, lastPage] = [-1, -1];
  for (let at = start; at < end; ) {
    const from = at;
    let step = 1;
    let digit = 32;
    for (let shift = 0; digit >= 32; shift += 5) {
      digit = values[text.charCodeAt(at++)] as number;
      step += (digit & 31) << shift;
    }
    const weight = values[text.charCodeAt(at++)] as number;
    oldPage += step;
    const page = numbers[oldPage] as number;
    if (page - lastPage !== step || (next < added.length && (added[next] as Posting) < page * 64)) {
      writer.copy(text.slice(copied, from), lastPage);
      copied = at;
      addUpTo(page * 64);
      if (page >= 0) writer.add(page, weight);
    }
    if (page >= 0) lastPage = page;
    if (oldPage >= steady && next === added.length) break;
  }
  writer.copy(text.slice(copied, end), lastPage);
  addUpTo(Infinity);
  return writer.text;
}

/** Decodes postings from `start` to `end`, and passes each page and weight to a callback. */
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
