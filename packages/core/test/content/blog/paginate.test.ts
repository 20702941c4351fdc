import { expect, test } from '@jest/globals';
import { paginate } from '../../../src/content/blog/paginate.js';

const list = { route: '/blog', pagePath: 'page' };

test('paginate should divide a list into pages that link to each other', () => {
  expect(paginate(['a', 'b', 'c', 'd', 'e'], { ...list, perPage: 2 })).toEqual([
    { number: 1, route: '/blog', items: ['a', 'b'], older: '/blog/page/2' },
    { number: 2, route: '/blog/page/2', items: ['c', 'd'], newer: '/blog', older: '/blog/page/3' },
    { number: 3, route: '/blog/page/3', items: ['e'], newer: '/blog/page/2' },
  ]);
});

test('paginate should not add an empty page if the last one is full', () => {
  expect(paginate(['a', 'b'], { ...list, perPage: 2 })).toEqual([{ number: 1, route: '/blog', items: ['a', 'b'] }]);
});

test('paginate should give one page for all, and one for none', () => {
  expect(paginate(['a', 'b', 'c'], { ...list, perPage: 'ALL' })).toHaveLength(1);
  expect(paginate([], { ...list, perPage: 'ALL' })).toEqual([{ number: 1, route: '/blog', items: [] }]);
  expect(paginate([], { route: '/', pagePath: 'page', perPage: 1 })).toEqual([{ number: 1, route: '/', items: [] }]);
});

test('paginate should put the pages of a list at the root beside it', () => {
  expect(paginate(['a', 'b'], { route: '/', pagePath: 'page', perPage: 1 })[1]?.route).toBe('/page/2');
});
