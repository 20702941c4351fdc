import { describe, expect, test } from '@jest/globals';
import { joinParts, renumberPages } from '../../src/search/index-parts.js';
import type { IndexPart } from '../../src/search/search-indexer.js';

/** A part by the postings of each term. */
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

function listsOf({ terms, ends, postings }: IndexPart): [string, number[]][] {
  return terms.map((term, index) => [term, [...postings.subarray(index === 0 ? 0 : ends[index - 1], ends[index])]]);
}

const posting = (page: number, weight = 1) => page * 64 + weight;

describe('joinParts', () => {
  const one = part({ b: [posting(2), posting(0)], a: [posting(2)] }, [[2, 'Two']]);
  const other = part({ c: [posting(1)], b: [posting(1, 9)], 'a-b': [posting(3)] }, [[1, 'One']]);
  const joined = joinParts([one, other]);

  test('should sort terms, and the postings of each by page', () => {
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
  });

  test('should give the same however pages are divided, also into a part that is in order', () => {
    const more = part({ aa: [posting(4)], d: [posting(5), posting(4)], b: [posting(4)] });
    expect(listsOf(joinParts([joined, more]))).toEqual(listsOf(joinParts([more, other, one])));
    expect(joinParts([joined])).toBe(joined);
    expect(listsOf(joinParts([]))).toEqual([]);
  });
});

describe('a part that is in order', () => {
  const even = Array.from({ length: 50 }, (_, page) => 2 * page);
  const many = joinParts([part({ a: even.map((page) => posting(page)), m: [posting(0)], z: [posting(2)] })]);

  test('should take a few postings among many, before, between and after them, and leave its other terms alone', () => {
    const joined = joinParts([many, part({ a: [posting(99)], n: [posting(99)] }), part({ a: [posting(7, 3)] })]);
    const pages = [...even, 7, 99].sort((one, another) => one - another);
    expect(listsOf(joined)).toEqual([
      ['a', pages.map((page) => posting(page, page === 7 ? 3 : 1))],
      ['m', [posting(0)]],
      ['n', [posting(99)]],
      ['z', [posting(2)]],
    ]);
    const first = joinParts([
      renumberPages(many, new Map(even.map((page) => [page, page + 1]))),
      part({ a: [posting(0)] }),
    ]);
    expect(listsOf(first)[0]).toEqual(['a', [posting(0), ...even.map((page) => posting(page + 1))]]);
  });
});

describe('renumberPages', () => {
  const index = joinParts([part({ a: [posting(0), posting(1)], b: [posting(2)] }, [[2, 'Two']])]);

  test('should leave out pages that have no new number, and terms that no page has then', () => {
    const renumbered = renumberPages(
      index,
      new Map([
        [0, 0],
        [1, 3],
      ]),
    );
    expect(listsOf(renumbered)).toEqual([['a', [posting(0), posting(3)]]]);
    expect([renumbered.titles, renumbered.isInOrder]).toEqual([[], true]);
  });

  test('should not take for ordered what it has put out of order', () => {
    const renumbered = renumberPages(
      index,
      new Map([
        [0, 5],
        [1, 3],
        [2, 4],
      ]),
    );
    expect(renumbered.isInOrder).toBeUndefined();
    expect(listsOf(joinParts([renumbered]))).toEqual([
      ['a', [posting(3), posting(5)]],
      ['b', [posting(4)]],
    ]);
  });
});
