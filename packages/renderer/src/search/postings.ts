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
  let text = '';
  let last = -1;
  for (const item of postings) {
    const page = Math.floor(item / 64);
    let distance = page - last - 1;
    for (; distance >= 32; distance >>>= 5) text += digits[(distance & 31) + 32];
    text += digits[distance] as string;
    text += digits[item % 64] as string;
    last = page;
  }
  return text;
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
