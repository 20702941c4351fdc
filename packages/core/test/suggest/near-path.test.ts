import { expect, test } from '@jest/globals';
import { findNearestPath } from '../../src/suggest/near-path.js';

const translated = ['posts/es/errors.md', 'posts/vi/errors.md', 'posts/es/hints.md', 'posts/fr/hints.md'];
const find = findNearestPath([
  'docs/apis/access.md',
  'docs/apis/lock.md',
  'docs/guides/start/install.md',
  '/',
  ...translated,
]);

test.each([
  ['docs/apis/acces.md', 'docs/apis/access.md', 'a slip in the name'],
  ['docs/api/lock.md', 'docs/apis/lock.md', 'a slip in a folder'],
  ['docs/guide/strat/instal.md', 'docs/guides/start/install.md', 'slips in several parts'],
  ['docs/apis/locks.md', 'docs/apis/lock.md', 'the nearest of several'],
  ['docs/apis/block.md', 'docs/apis/lock.md', 'one letter more'],
  ['docs/apis/events.md', undefined, 'another name in the same folder'],
  ['/x', '/', 'the root'],
  ['docs/install.md', 'docs/guides/start/install.md', 'the name in another folder'],
  ['vi/docs/errors.md', 'posts/vi/errors.md', 'the folders in common rather than those that look alike'],
  ['posts/en/hints.md', 'posts/es/hints.md', 'the nearest where several have as many folders in common'],
  ['posts/fx/hints.md', 'posts/fr/hints.md', 'the nearest of those, not the first'],
  ['manual/of/another/install.md', undefined, 'the same name with no folder in common'],
] as const)('the path nearest to %j should be %j: %s', (path, expected, _reason) => {
  expect(find(path)).toBe(expected);
});

test('the nearest path should not fall back to another name if the nearest is excluded', () => {
  expect(find('docs/apis/locks.md', 'docs/apis/lock.md')).toBeUndefined();
});

test('the nearest path should not be an excluded path, even with the same name', () => {
  expect([find('vi/errors.md'), find('vi/errors.md', 'posts/vi/errors.md')]).toEqual(['posts/vi/errors.md', undefined]);
});
