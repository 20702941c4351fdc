import { compareText } from '@docsite/core';
import type { IndexPart } from './search-indexer.js';

/**
 * The pages of a part that are still as they were, under their new numbers.
 *
 * @param numbers New number of each page by its old one; pages that are not in it are left out.
 */
export function renumberPages(part: IndexPart, numbers: ReadonlyMap<number, number>): IndexPart {
  const terms: string[] = [];
  const ends: number[] = [];
  const postings = new Uint32Array(part.postings.length);
  const table = tableOf(numbers);
  let end = 0;
  part.terms.forEach((term, index) => {
    const before = end;
    const stop = part.ends[index] as number;
    for (let at = index === 0 ? 0 : (part.ends[index - 1] as number); at < stop; at++) {
      const posting = part.postings[at] as number;
      const number = table[Math.floor(posting / 64)] ?? none;
      if (number !== none) postings[end++] = number * 64 + (posting % 64);
    }
    if (end === before) return;
    terms.push(term);
    ends.push(end);
  });
  const titles = part.titles.flatMap(([page, title]) => {
    const number = numbers.get(page);
    return number === undefined ? [] : [[number, title] as const];
  });
  const isInOrder = part.isInOrder === true && table.filter((number) => number !== none).every(isAfterOneBefore);
  const ordered = isInOrder && { isInOrder: true as const };
  return { titles, terms, ends: Uint32Array.from(ends), postings: postings.slice(0, end), ...ordered };
}

function isAfterOneBefore(number: number, index: number, all: Int32Array): boolean {
  return index === 0 || number > (all[index - 1] as number);
}

const none = -1;

/** A table of numbers: there are hundreds of postings for each page. */
function tableOf(numbers: ReadonlyMap<number, number>): Int32Array {
  const last = [...numbers.keys()].reduce((most, number) => Math.max(most, number), -1);
  const table = new Int32Array(last + 1).fill(none);
  for (const [old, number] of numbers) table[old] = number;
  return table;
}

/**
 * Parts of some pages each.
 *
 * @param groups Numbers of the pages of each part, which are numbered from 0 on in it. A page is in one part at most.
 */
export function splitPart(part: IndexPart, groups: readonly (readonly number[])[]): IndexPart[] {
  const places = new Map(groups.flatMap((pages, group) => pages.map((page, number) => [page, { group, number }])));
  const split = groups.map(() => ({ terms: [] as string[], ends: [] as number[], postings: [] as number[] }));
  part.terms.forEach((term, index) => {
    const stop = part.ends[index] as number;
    const met = new Set<(typeof split)[number]>();
    for (let at = index === 0 ? 0 : (part.ends[index - 1] as number); at < stop; at++) {
      const posting = part.postings[at] as number;
      const place = places.get(Math.floor(posting / 64));
      const target = place && split[place.group];
      if (target === undefined || place === undefined) continue;
      target.postings.push(place.number * 64 + (posting % 64));
      met.add(target);
    }
    for (const { terms, ends, postings } of met) {
      terms.push(term);
      ends.push(postings.length);
    }
  });
  const titles = groups.map((): (readonly [number, string])[] => []);
  for (const [page, title] of part.titles) {
    const place = places.get(page);
    if (place !== undefined) titles[place.group]?.push([place.number, title]);
  }
  return split.map(({ terms, ends, postings }, group) => ({
    titles: titles[group] as (readonly [number, string])[],
    terms,
    ends: Uint32Array.from(ends),
    postings: Uint32Array.from(postings),
  }));
}

/** Several parts as one, in order. A page is in one of them at most. */
export function joinParts(parts: readonly IndexPart[]): IndexPart {
  const [first, ...others] = parts;
  if (first?.isInOrder === true) return others.length === 0 ? first : mergeInto(first, others);
  return mergeInto({ titles: [], terms: [], ends: new Uint32Array(), postings: new Uint32Array() }, parts);
}

/** A part that is in order, with the pages of others. */
function mergeInto(part: IndexPart, others: readonly IndexPart[]): IndexPart {
  const lists = postingsByTerm(others);
  const added = [...lists.keys()].sort(compareText);
  const merged = new MergedTerms(
    part,
    [part, ...others].reduce((sum, { postings }) => sum + postings.length, 0),
  );
  for (const term of added) {
    merged.copyUpTo(term);
    merged.add(term, lists.get(term) ?? []);
  }
  merged.copyUpTo(undefined);
  const { terms, ends, postings } = merged;
  const titles = [part, ...others].flatMap((one) => one.titles);
  return { titles, terms, ends: Uint32Array.from(ends), postings, isInOrder: true };
}

/** Among so many times as many postings, a few are inserted one by one; others are sorted with them. */
const fewAmong = 20;

/**
 * Terms of a part in their order, and others between them. Those that nothing is added to are copied many at a time.
 */
class MergedTerms {
  readonly terms: string[] = [];
  readonly ends: number[] = [];
  readonly postings: Uint32Array;
  private end = 0;
  /** The first term of the part that is not copied yet. */
  private next = 0;

  constructor(
    private readonly part: IndexPart,
    length: number,
  ) {
    this.postings = new Uint32Array(length);
  }

  /** Copies the terms of the part before this one, or all that are left. */
  copyUpTo(term: string | undefined): void {
    const { terms, ends, postings } = this.part;
    const begin = this.beginOf(this.next);
    const shift = this.end - begin;
    for (; this.next < terms.length && (term === undefined || (terms[this.next] as string) < term); this.next++) {
      this.terms.push(terms[this.next] as string);
      this.ends.push((ends[this.next] as number) + shift);
    }
    this.copy(postings.subarray(begin, this.beginOf(this.next)));
  }

  /** Adds a term, with the postings that the part has of it. */
  add(term: string, lists: readonly Uint32Array[]): void {
    const begin = this.end;
    if (this.part.terms[this.next] === term) {
      this.copy(this.part.postings.subarray(this.beginOf(this.next), this.part.ends[this.next]));
      this.next++;
    }
    const count = lists.reduce((sum, { length }) => sum + length, 0);
    if (count * fewAmong < this.end - begin) {
      for (const list of lists) for (const posting of list) this.insert(posting, begin);
    } else {
      for (const list of lists) this.copy(list);
      this.postings.subarray(begin, this.end).sort();
    }
    this.terms.push(term);
    this.ends.push(this.end);
  }

  /** Puts a posting among those from `begin` on, which are in order. */
  private insert(posting: number, begin: number): void {
    let at = this.end++;
    for (; at > begin && (this.postings[at - 1] as number) > posting; at--)
      this.postings[at] = this.postings[at - 1] as number;
    this.postings[at] = posting;
  }

  private copy(postings: Uint32Array): void {
    this.postings.set(postings, this.end);
    this.end += postings.length;
  }

  private beginOf(index: number): number {
    return index === 0 ? 0 : (this.part.ends[index - 1] as number);
  }
}

/** The postings of each term, as they stand in the parts. */
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
