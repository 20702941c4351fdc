import { compareText, getOrInsert } from '@docsite/core';
import { decodePostings, encodePostings, mergePostings, posting } from './postings.js';
import type { IndexPart } from './search-indexer.js';

/** The index of all or some pages of a site in its stored form, with terms sorted by code unit. */
export interface SearchIndex {
  /** Titles of pages, by page number. */
  readonly titles: IndexPart['titles'];
  readonly terms: readonly string[];
  /** End offset of each term's postings. */
  readonly ends: Uint32Array;
  /** Postings of all terms, one after the other, each in the form of its line in a file. */
  readonly postings: string;
}

/** An index, and which of its pages are unchanged. */
export interface KeptIndex {
  readonly index: SearchIndex;
  /** New number of each page; -1 for those left out. */
  readonly numbers: Int32Array;
}

/**
 * Merges parts, in order. A page is in at most one of them.
 *
 * @param kept An index to merge them into: unaffected postings are copied unchanged.
 */
export function joinParts(parts: readonly IndexPart[], kept: KeptIndex = nothingKept): SearchIndex {
  const { index, numbers } = kept;
  if (!isAscending(numbers)) return joinParts([partOf(kept), ...parts]);
  const renumbering = { numbers, steady: consecutiveFrom(numbers) };
  const lists = postingsByTerm(parts);
  const terms: string[] = [];
  const ends: number[] = [];
  const texts: string[] = [];
  let [end, next] = [0, 0];
  for (const term of [...new Set([...index.terms, ...lists.keys()])].sort(compareText)) {
    const [start, stop] = index.terms[next] === term ? rangeOf(index, next++) : [0, 0];
    const written = { text: index.postings, start, end: stop };
    const text = mergePostings(written, renumbering, inOrder(lists.get(term) ?? []));
    if (text === '') continue;
    end += text.length;
    terms.push(term);
    ends.push(end);
    texts.push(text);
  }
  const titles = [...titlesOf(kept), ...parts.flatMap((part) => part.titles)];
  return { titles, terms, ends: Uint32Array.from(ends), postings: texts.join('') };
}

const nothingKept: KeptIndex = {
  index: { titles: [], terms: [], ends: new Uint32Array(), postings: '' },
  numbers: new Int32Array(),
};

function isAscending(numbers: Int32Array): boolean {
  return numbers.filter((number) => number >= 0).every((number, at, all) => number > (all[at - 1] ?? -1));
}

/** The first page from which all new numbers are consecutive. */
function consecutiveFrom(numbers: Int32Array): number {
  let page = numbers.length - 1;
  while (page > 0 && numbers[page - 1] === (numbers[page] as number) - 1) page--;
  return page;
}

/** The start and end of a term's postings. */
export function rangeOf({ ends }: SearchIndex, term: number): [start: number, end: number] {
  return [term === 0 ? 0 : (ends[term - 1] as number), ends[term] as number];
}

/** The kept pages of an index, as a part. */
export function partOf({ index, numbers }: KeptIndex): IndexPart {
  const ends = new Uint32Array(index.terms.length);
  const postings: number[] = [];
  index.terms.forEach((_, term) => {
    const [start, end] = rangeOf(index, term);
    const visit = (page: number, weight: number) => {
      const number = numbers[page] as number;
      if (number >= 0) postings.push(posting(number, weight));
    };
    decodePostings(index.postings, visit, start, end);
    ends[term] = postings.length;
  });
  return { titles: titlesOf({ index, numbers }), terms: index.terms, ends, postings: Uint32Array.from(postings) };
}

function titlesOf({ index, numbers }: KeptIndex): IndexPart['titles'] {
  return index.titles.flatMap(([page, title]) => {
    const number = numbers[page] as number;
    return number < 0 ? [] : [[number, title] as const];
  });
}

/**
 * Splits an index into several, each with some of the pages.
 *
 * @param groups Page numbers of each index, which are renumbered from 0. A page is in at most one of them.
 */
export function splitIndex(index: SearchIndex, groups: readonly (readonly number[])[]): SearchIndex[] {
  const places = new Map(groups.flatMap((pages, group) => pages.map((page, number) => [page, { group, number }])));
  const split = groups.map(() => ({ terms: [] as string[], ends: [] as number[], postings: '' }));
  index.terms.forEach((term, at) => {
    const lists = new Map<(typeof split)[number], number[]>();
    const visit = (page: number, weight: number) => {
      const place = places.get(page);
      const target = place && split[place.group];
      if (target === undefined || place === undefined) return;
      getOrInsert(lists, target, () => []).push(posting(place.number, weight));
    };
    decodePostings(index.postings, visit, ...rangeOf(index, at));
    for (const [target, list] of lists) {
      target.postings += encodePostings(Uint32Array.from(list).sort());
      target.terms.push(term);
      target.ends.push(target.postings.length);
    }
  });
  const titles = groups.map((): (readonly [number, string])[] => []);
  for (const [page, title] of index.titles) {
    const place = places.get(page);
    if (place !== undefined) titles[place.group]?.push([place.number, title]);
  }
  return split.map(({ terms, ends, postings }, group) => ({
    titles: titles[group] as (readonly [number, string])[],
    terms,
    ends: Uint32Array.from(ends),
    postings,
  }));
}

/** The postings of each term in the parts. */
function postingsByTerm(parts: readonly IndexPart[]): Map<string, Uint32Array[]> {
  const lists = new Map<string, Uint32Array[]>();
  for (const { terms, ends, postings } of parts) {
    terms.forEach((term, index) => {
      const list = postings.subarray(index === 0 ? 0 : ends[index - 1], ends[index]);
      const others = lists.get(term);
      if (others === undefined) lists.set(term, [list]);
      else others.push(list);
    });
  }
  return lists;
}

/** Sorts postings by page. */
function inOrder(lists: readonly Uint32Array[]): Uint32Array {
  const postings = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    postings.set(list, end);
    end += list.length;
  }
  return postings.sort();
}
