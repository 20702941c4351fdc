import { describe, expect, jest, test } from '@jest/globals';
import { createLocalSearch } from '../../src/search/local/local-search.js';
import type { WordMatch } from '../../src/search/local/match-word.js';
import { rankPages, significantWords } from '../../src/search/local/rank-pages.js';
import { runSearch } from '../../src/search/run-search.js';
import type { SearchScope } from '../../src/search/search-service.js';

/** A page that has one term, with a weight from 1 to 63. */
interface TestPage {
  readonly url: string;
  readonly title: string;
  readonly scope?: string;
  readonly weight: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The addresses that a query finds in an index of one term, best first. */
async function find(query: string, term: string, pages: readonly TestPage[], scope?: SearchScope): Promise<string[]> {
  const scopes = [...new Set(pages.flatMap((page) => page.scope ?? []))];
  const files: Record<string, string> = {
    'index.json': JSON.stringify({
      scopes,
      pages: {
        urls: pages.map(({ url }) => url),
        titles: pages.map(({ title }) => title),
        scopes: pages.map((page) => scopes.indexOf(page.scope ?? '')),
      },
      files: [[term, 'assets/search/terms.txt']],
    }),
    'terms.txt': `\n${term} ${pages.map(({ weight }) => `A${digits[weight]}`).join('')}`,
  };
  const service = createLocalSearch({
    baseUrl: '/',
    fetchFile: async (url) =>
      new Response(files[url.split('/').at(-1) as string], { headers: { 'Content-Type': 'application/json' } }),
    loadPage: () => Promise.reject(new Error('not needed')),
  });
  for await (const { pages: found } of service.search({ query, limit: 10, ...(scope && { scope }) }))
    return found.map(({ url }) => url);
  return [];
}

describe('what comes first', () => {
  test('should be the docs that the reader is in, unless another page says twice as much', async () => {
    const scope = { versions: { own: '1', other: '1' }, current: 'own' };
    const pages = (weight: number): TestPage[] => [
      { url: 'other', title: 'A', scope: 'other/1', weight },
      { url: 'own', title: 'B', scope: 'own/1', weight: 20 },
    ];
    expect(await find('lock', 'lock', pages(39), scope)).toEqual(['/own', '/other']);
    expect(await find('lock', 'lock', pages(41), scope)).toEqual(['/other', '/own']);
  });

  test('should be the page that is called so, then those that have it in their title', async () => {
    const pages = [
      { url: 'text', title: 'Tasks', weight: 20 },
      { url: 'in-title', title: 'The lock API', weight: 15 },
      { url: 'title', title: 'Lock', weight: 11 },
    ];
    expect(await find('lock', 'lock', pages)).toEqual(['/title', '/in-title', '/text']);
  });
});

test('the page at the address that was asked for should come before pages that mention it', async () => {
  const pages = [
    { url: 'frankenstyle', title: 'Names of plugins', weight: 30 },
    { url: 'docs/mod_forum', title: 'Forum activity', weight: 20 },
    { url: 'docs/mod_forum/reports', title: 'Reports', weight: 25 },
  ];
  const withSlash = pages.map((page) => ({ ...page, url: `${page.url}/` }));
  const expected = ['docs/mod_forum', 'frankenstyle', 'docs/mod_forum/reports'];
  expect(await find('mod_forum', 'mod_forum', pages)).toEqual(expected.map((url) => `/${url}`));
  expect(await find('mod_forum', 'mod_forum', withSlash)).toEqual(expected.map((url) => `/${url}/`));
});

test.each([
  ['lokc', 'lock', ['/a']],
  ['api', 'app', []],
])('%s should be taken for %s: %j', async (query, term, expected) => {
  expect(await find(query, term, [{ url: 'a', title: 'A', weight: 9 }])).toEqual(expected);
});

describe('the words of a query', () => {
  const word = (pages: number, weight = 10): WordMatch => ({
    terms: [],
    weights: new Map(Array.from({ length: pages }, (_, page) => [page, weight])),
  });

  test('should all count on a site of few pages; on a larger one not those that stand on nearly half of it', () => {
    const [common, rare] = [word(45), word(5)];
    expect(significantWords([common, rare], 50)).toEqual([common, rare]);
    expect(significantWords([common, rare], 110)).toEqual([rare]);
    expect(significantWords([common, rare], 120)).toEqual([common, rare]);
    expect(significantWords([common], 60)).toEqual([common]);
  });

  test('should count the more the fewer pages have them', () => {
    const common = { terms: [], weights: new Map([1, 2, 3, 4, 5, 6].map((page) => [page, 12])) };
    const rare = { terms: [], weights: new Map([[7, 10]]) };
    expect(rankPages([common, rare], { pageCount: 10, boost: () => 1 })[0]).toBe(7);
  });

  test('should not all be needed: a page that lacks one comes after those that have all, one that lacks most not at all', () => {
    const on = (...pages: number[]): WordMatch => ({ terms: [], weights: new Map(pages.map((page) => [page, 10])) });
    const words = [on(1, 2), on(1, 2), on(1, 3)];
    expect(rankPages(words, { pageCount: 20, boost: () => 1 })).toEqual([1, 2]);
  });
});

test('a search should begin when the reader pauses for 50 ms', async () => {
  jest.useFakeTimers();
  const open = jest.fn(() => new Promise<never>(() => {}));
  const end = runSearch({ query: 'lock', limit: 5 }, open, () => {});
  await jest.advanceTimersByTimeAsync(49);
  expect(open).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(open).toHaveBeenCalledTimes(1);
  end();
  jest.useRealTimers();
});
