import { expect, test } from '@jest/globals';
import { oncePerKey } from '../../src/values/once-per-key.js';

test('a value should be created once for each key, even one that is undefined', () => {
  const asked: string[] = [];
  const lengthOf = oncePerKey((text: string) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['a', '', 'a', '', 'bc'].map(lengthOf)).toEqual([1, undefined, 1, undefined, 2]);
  expect(asked).toEqual(['a', '', 'bc']);
});
