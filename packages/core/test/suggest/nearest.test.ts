import { describe, expect, test } from '@jest/globals';
import { seededNumbers } from '../../../../tests/random.js';
import { findNearest } from '../../src/suggest/nearest.js';

/** The plain matrix of optimal string alignment distances. */
function distanceOf(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row, ...Array<number>(b.length).fill(0)]);
  const at = (row: number, column: number): number => rows[row]?.[column] as number;
  for (let column = 1; column <= b.length; column++) (rows[0] as number[])[column] = column;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      (rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + cost,
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

/** Compares with every candidate. */
function nearestOfAll(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const near = candidates
    .map((text) => ({ text, distance: distanceOf(word.toLowerCase(), text.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1));
  return near[0]?.text;
}

function randomWord(next: (below: number) => number, letters: string, longest: number): string {
  return Array.from({ length: next(longest + 1) }, () => letters[next(letters.length)]).join('');
}

describe('findNearest', () => {
  test.each([
    { of: 'short words of few letters', letters: 'abA', longest: 7, rounds: 80 },
    { of: 'words about as long as a block of bits', letters: 'abc/É', longest: 36, rounds: 12 },
    { of: 'words of several blocks', letters: 'ab', longest: 110, rounds: 3 },
  ])('should agree with the plain matrix for $of', ({ letters, longest, rounds }) => {
    const next = seededNumbers(longest);
    for (let round = 0; round < rounds; round++) {
      const candidates = Array.from({ length: 25 }, () => randomWord(next, letters, longest));
      const find = findNearest(candidates);
      for (let question = 0; question < 5; question++) {
        const word = randomWord(next, letters, longest);
        expect([word, find(word)]).toEqual([word, nearestOfAll(word, candidates)]);
      }
    }
  });

  test('should agree with the plain matrix for misspelt paths', () => {
    const next = seededNumbers(1);
    const candidates = Array.from({ length: 150 }, (_, index) => `/img/course-${index % 20}/figure-${index}.png`);
    const find = findNearest(candidates);
    for (let question = 0; question < 15; question++) {
      const letters = [...(candidates[next(candidates.length)] as string)];
      for (let slip = 0; slip <= next(5); slip++)
        letters.splice(next(letters.length), next(3), ...randomWord(next, 'x-1', 2));
      const word = letters.join('');
      expect([word, find(word)]).toEqual([word, nearestOfAll(word, candidates)]);
    }
  });

  test('should not depend on the order of candidates', () => {
    expect(findNearest(['cbt', 'acat'])('cat')).toBe('acat');
    expect(findNearest(['acat', 'cbt'])('cat')).toBe('acat');
  });

  test('should find nothing without candidates', () => {
    expect(findNearest([])('word')).toBeUndefined();
  });
});
