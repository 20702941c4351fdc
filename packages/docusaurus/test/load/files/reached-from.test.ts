import { expect, test } from '@jest/globals';
import { reachedFrom } from '../../../src/load/files/reached-from.js';

const imports: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['a', 'd'], c: ['d'] };
const next = (name: string) => imports[name] ?? [];

test('what is reached should come once, in the order in which it is found, also from circles', () => {
  expect([...reachedFrom(['a'], next)]).toEqual(['a', 'b', 'c', 'd']);
});

test('nothing should be looked up that nobody asks for', () => {
  const asked: string[] = [];
  for (const name of reachedFrom(['a'], (from) => {
    asked.push(from);
    return next(from);
  }))
    if (name === 'b') break;
  expect(asked).toEqual(['a']);
});
