import { describe, expect, test } from '@jest/globals';
import { joinParts, partOf, rangeOf, type SearchIndex, splitIndex } from '../../src/search/index-parts.js';
import { decodePostings } from '../../src/search/postings.js';
import type { IndexPart } from '../../src/search/search-indexer.js';

/** A part, given by the postings of each term. */
function part(lists: Readonly<Record<string, readonly number[]>>, titles: IndexPart['titles'] = []): IndexPart {
  const ends: number[] = [];
  for (const list of Object.values(lists)) ends.push((ends.at(-1) ?? 0) + list.length);
  return {
    titles,
    terms: Object.keys(lists),
    ends: Uint32Array.from(ends),
    postings: Uint32Array.from(Object.values(lists).flat()),
  };
}

function listsOf(index: SearchIndex): [string, number[]][] {
  return index.terms.map((term, number) => {
    const list: number[] = [];
    decodePostings(index.postings, (page, weight) => list.push(posting(page, weight)), ...rangeOf(index, number));
    return [term, list];
  });
}

const posting = (page: number, weight = 1) => page * 64 + weight;

describe('joinParts', () => {
  const one = part({ b: [posting(2), posting(0)], a: [posting(2)] }, [[2, 'Two']]);
  const other = part({ c: [posting(1)], b: [posting(1, 9)], 'a-b': [posting(3)] }, [[1, 'One']]);

  test('should sort terms, and the postings of each term by page', () => {
    const joined = joinParts([one, other]);
    expect(listsOf(joined)).toEqual([
      ['a', [posting(2)]],
      ['a-b', [posting(3)]],
      ['b', [posting(0), posting(1, 9), posting(2)]],
      ['c', [posting(1)]],
    ]);
    expect(new Map(joined.titles)).toEqual(
      new Map([
        [1, 'One'],
        [2, 'Two'],
      ]),
    );
    expect(listsOf(joinParts([]))).toEqual([]);
  });
});

describe('an index updated part by part', () => {
  const index = joinParts([
    part({ a: [posting(0), posting(1), posting(2, 5)], b: [posting(1)], m: [posting(2, 7)] }, [
      [1, 'One'],
      [2, 'Two'],
    ]),
  ]);
  const keep = (...numbers: number[]) => ({ index, numbers: Int32Array.from(numbers) });

  test('should drop removed pages, and terms that no page has any more', () => {
    const joined = joinParts([], keep(0, -1, 3));
    expect(listsOf(joined)).toEqual([
      ['a', [posting(0), posting(3, 5)]],
      ['m', [posting(3, 7)]],
    ]);
    expect(joined.titles).toEqual([[3, 'Two']]);
  });

  test('should replace the former words of a page', () => {
    const edited = part({ a: [posting(1, 3)], k: [posting(1)], m: [posting(1)] }, [[1, 'Another']]);
    const joined = joinParts([edited], keep(0, -1, 2));
    expect(listsOf(joined)).toEqual([
      ['a', [posting(0), posting(1, 3), posting(2, 5)]],
      ['k', [posting(1)]],
      ['m', [posting(1), posting(2, 7)]],
    ]);
    expect(joined.titles).toEqual([
      [2, 'Two'],
      [1, 'Another'],
    ]);
  });

  test('should be re-sorted if its pages come in another order', () => {
    expect(listsOf(joinParts([part({ b: [posting(0)] })], keep(5, 3, 4)))).toEqual([
      ['a', [posting(3), posting(4, 5), posting(5)]],
      ['b', [posting(0), posting(3)]],
      ['m', [posting(4, 7)]],
    ]);
  });

  test('should equal one made from its parts alone, whatever is removed, moved and added', () => {
    // a term on every page, one on every third, and one on pages far apart
    const terms: readonly (readonly [string, number])[] = [
      ['all', 1],
      ['third', 3],
      ['few', 90],
    ];
    const write = (pages: readonly number[], numberOf: (page: number) => number, weight: number) =>
      part(
        Object.fromEntries(
          terms.map(([term, every]) => [
            term,
            pages.filter((page) => page % every === 0).map((page) => posting(numberOf(page), weight)),
          ]),
        ),
      );
    const pages = Array.from({ length: 400 }, (_, page) => page);
    const whole = joinParts([write(pages, (page) => page, 1)]);
    for (const isAnew of [
      (page: number) => page === 0,
      (page: number) => page === 399,
      (page: number) => page % 2 === 0,
      (page: number) => page > 90 && page < 200,
      () => false,
      () => true,
    ]) {
      // pages after the first hundred have moved by one
      const numberOf = (page: number) => (page < 100 ? page : page + 1);
      const isKept = (page: number) => !isAnew(page);
      const parts = [write(pages.filter(isAnew), numberOf, 2), part({ all: [posting(100, 3)] })];
      const numbers = Int32Array.from(pages, (page) => (isKept(page) ? numberOf(page) : -1));
      const joined = joinParts(parts, { index: whole, numbers });
      expect(joined).toEqual(joinParts([write(pages.filter(isKept), numberOf, 1), ...parts]));
    }
  });
});

test('splitIndex should give indexes of some pages each, and partOf their contents under other numbers', () => {
  const index = joinParts([part({ a: [posting(0), posting(1, 2), posting(2, 3)], b: [posting(2)] }, [[2, 'Two']])]);
  const [first, second] = splitIndex(index, [[2, 0], [1]]) as [SearchIndex, SearchIndex];
  expect(listsOf(first)).toEqual([
    ['a', [posting(0, 3), posting(1)]],
    ['b', [posting(0)]],
  ]);
  expect(first.titles).toEqual([[0, 'Two']]);
  expect(listsOf(second)).toEqual([['a', [posting(0, 2)]]]);
  expect(partOf({ index: first, numbers: Int32Array.of(9, -1) })).toEqual(
    part({ a: [posting(9, 3)], b: [posting(9)] }, [[9, 'Two']]),
  );
});
