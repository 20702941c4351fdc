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
  const postings = new Uint32Array([part, ...others].reduce((sum, { postings }) => sum + postings.length, 0));
  const terms: string[] = [];
  const ends: number[] = [];
  let end = 0;
  const add = (term: string, list: readonly Uint32Array[]): void => {
    const begin = end;
    for (const some of list) {
      postings.set(some, end);
      end += some.length;
    }
    if (list.length > 1 || lists.has(term)) postings.subarray(begin, end).sort();
    terms.push(term);
    ends.push(end);
  };
  let next = 0;
  const addUpTo = (term: string | undefined): void => {
    for (; next < added.length && (term === undefined || (added[next] as string) < term); next++)
      add(added[next] as string, lists.get(added[next] as string) ?? []);
  };
  part.terms.forEach((term, index) => {
    addUpTo(term);
    const own = part.postings.subarray(index === 0 ? 0 : part.ends[index - 1], part.ends[index]);
    if (added[next] === term) next++;
    add(term, [own, ...(lists.get(term) ?? [])]);
  });
  addUpTo(undefined);
  const titles = [part, ...others].flatMap((one) => one.titles);
  return { titles, terms, ends: Uint32Array.from(ends), postings, isInOrder: true };
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
