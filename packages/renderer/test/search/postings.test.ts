import { expect, test } from '@jest/globals';
import { decodePostings, encodePostings, heaviest, posting } from '../../src/search/postings.js';

function decode(text: string): [number, number][] {
  const pairs: [number, number][] = [];
  decodePostings(text, (page, weight) => pairs.push([page, weight]));
  return pairs;
}

test('postings should survive writing and reading', () => {
  const pairs: [number, number][] = [
    [0, 1],
    [1, heaviest],
    [33, 20],
    [34, 5],
    [1100, 7],
    [70_000, 63],
  ];
  expect(decode(encodePostings(Uint32Array.from(pairs, ([page, weight]) => posting(page, weight))))).toEqual(pairs);
});

test('a posting next to the previous one should take two characters', () => {
  expect(encodePostings(Uint32Array.of(posting(0, 1), posting(1, 2)))).toBe('ABAC');
});

test('no postings should be an empty text', () => {
  expect(encodePostings(new Uint32Array())).toBe('');
  expect(decode('')).toEqual([]);
});

test('postings should be readable from the middle of a text', () => {
  const text = `lock ${encodePostings(Uint32Array.of(posting(4, 9)))}\n`;
  const found: number[] = [];
  decodePostings(text, (page, weight) => found.push(page, weight), 5, text.length - 1);
  expect(found).toEqual([4, 9]);
});
