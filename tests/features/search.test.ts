import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createLocalSearch, type LocalSearchOptions } from '../../templates/src/search/local/local-search.js';
import {
  SearchError,
  type SearchRequest,
  type SearchResults,
  type SearchService,
  type TextPart,
} from '../../templates/src/search/search-service.js';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build, buildClean, buildSite, changeConfig, copySite } from './run.js';

type PageData = Awaited<ReturnType<LocalSearchOptions['loadPage']>>;

const baseUrl = '/site/';
const latest = { default: '1.0', other: 'current' };

/** Responds like a static host of the built site, and records requests. */
class Host {
  readonly asked: string[] = [];

  constructor(readonly site: BuiltSite) {}

  fetchFile = async (url: string): Promise<Response> => {
    this.asked.push(url);
    const file = join(this.site.outDir, url.slice(baseUrl.length));
    if (!existsSync(file)) return new Response('', { status: 404 });
    return new Response(readFileSync(file), {
      headers: { 'Content-Type': file.endsWith('.json') ? 'application/json' : 'text/plain' },
    });
  };

  loadPage = async (url: string): Promise<PageData> => {
    const response = await this.fetchFile(`${baseUrl}assets/pages/${url.slice(baseUrl.length) || 'index'}.json`);
    return (await response.json()) as PageData;
  };

  search(): SearchService {
    return createLocalSearch({ baseUrl, fetchFile: this.fetchFile, loadPage: this.loadPage });
  }
}

async function answer(
  service: SearchService,
  request: Partial<SearchRequest> & { readonly query: string },
): Promise<SearchResults> {
  let last: SearchResults = { pages: [], total: 0 };
  for await (const results of service.search({ limit: 10, scope: { versions: latest }, ...request })) last = results;
  return last;
}

async function urlsOf(
  asked: SearchService,
  request: Partial<SearchRequest> & { readonly query: string },
): Promise<string[]> {
  return (await answer(asked, request)).pages.map(({ url }) => url);
}

/** A text with marked parts in brackets. */
function shown(parts: readonly TextPart[] = []): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

let site: BuiltSite;
let service: SearchService;
const urls = (query: string, request: Partial<SearchRequest> = {}): Promise<string[]> =>
  urlsOf(service, { query, ...request });

beforeAll(async () => {
  site = await buildSite('search');
  service = new Host(site).search();
});

describe('a search should find', () => {
  test.each([
    ['pages that have all words', 'lock factory', ['/site/docs/lock']],
    ['the page whose title it is first', 'lock', ['/site/docs/lock', '/site/docs/guides/locking', '/site/other']],
    ['the last word unfinished', 'lock fact', ['/site/docs/lock']],
    ['other forms of a word', 'upgrading', ['/site/docs/guides/locking', '/site/docs/lock']],
    ['an identifier whole', 'get_lock_factory', ['/site/docs/lock']],
    ['an identifier by its parts', 'user name', ['/site/other']],
    ['the number of a version', '3.11.8', ['/site/other']],
    ['the release line of a version', '3.11 docs', ['/site/other']],
    ['a word with accents by one without', 'grosse', ['/site/']],
    ['a word with accents by itself', 'große', ['/site/']],
    ['a letter of its own by those it is written with elsewhere', 'aero strasse', ['/site/snippets']],
    ['capitals with accents', 'αθήνα', ['/site/snippets']],
    ['a word of a script without spaces', '文書', ['/site/']],
    ['several characters of such a script', '東京都渋谷', ['/site/snippets']],
    ['the beginning of a word of another script', '데이터', ['/site/snippets']],
    ['a call as it is written', '$DB->get_record(', ['/site/snippets']],
    ['the name of a plugin', 'mod_forum', ['/site/snippets']],
    ['the end of such a name', 'forum', ['/site/snippets']],
    ['a part of a name in capitals and small letters', 'grade items', ['/site/snippets']],
    ['a part of a name that is unfinished', 'fetchGr', ['/site/snippets']],
    ['the path of a class', '\\core\\task\\manager', ['/site/snippets']],
    ['words in quotation marks', '"zur sonne"', ['/site/snippets']],
    ['words with apostrophes, of either kind', "l'hotel", ['/site/snippets']],
    ['words with punctuation around them', '(plugin), called!', ['/site/snippets']],
    [
      'the words of a long text that are known',
      `course ${Array.from({ length: 400 }, (_, number) => `none${number}`).join(' ')}`,
      ['/site/snippets'],
    ],
    ['nothing for a word longer than any', 'x'.repeat(5000), []],
    ['the text and the title of a React page', 'velvet board', ['/site/board']],
    ['one mistake of typing', 'facotry', ['/site/docs/lock']],
    ['pages that have half of what the best page has', 'velvet factory board', ['/site/board', '/site/docs/lock']],
    ['nothing where there is nothing', 'zeppelin', []],
    ['nothing for no word', ' – ', []],
  ])('%s: %s', async (_, query, expected) => {
    expect(await urls(query)).toEqual(expected);
  });

  test('neither unlisted pages nor drafts', async () => {
    expect(await urls('unlisted')).toEqual([]);
    expect(await urls('draft')).toEqual([]);
    expect(site.text('assets/search/index.json')).not.toMatch(/secret|draft/i);
  });
});

describe('the scope of a search', () => {
  test('should be one version of each docs instance, and the pages outside the docs', async () => {
    expect(await urls('quince')).toEqual(['/site/docs/lock']);
    expect(await urls('rhubarb')).toEqual([]);
    expect(await urls('rhubarb', { scope: { versions: { ...latest, default: 'current' } } })).toEqual([
      '/site/docs/next/lock',
    ]);
    expect(await urls('velvet')).toEqual(['/site/board']);
  });

  test('should put the pages of the current docs first', async () => {
    expect((await urls('other lock', { scope: { versions: latest, current: 'other' } }))[0]).toBe('/site/other');
    expect(await urls('lock', { scope: { versions: latest, current: 'default' } })).toEqual([
      '/site/docs/lock',
      '/site/docs/guides/locking',
      '/site/other',
    ]);
  });

  test('should be everything by default', async () => {
    const { pages, total } = await answer(new Host(site).search(), { query: 'factory', scope: undefined } as never);
    expect([total, pages.map(({ url }) => url)]).toEqual([2, ['/site/docs/lock', '/site/docs/next/lock']]);
  });
});

describe('a result should show', () => {
  test('the title with matches, the breadcrumbs, and the sections that match', async () => {
    const { pages } = await answer(service, { query: 'lock factory' });
    const [page] = pages;
    expect(shown(page?.title)).toBe('[Lock] API');
    expect(page?.sections.map((section) => [section.url, shown(section.title)])).toEqual([
      ['/site/docs/lock#taking-a-lock', 'Taking a [lock]'],
    ]);
    expect(shown(page?.sections[0]?.excerpt)).toMatch(
      /^Ask a \[factory\] for a \[lock\] on a resource, and release it when the work is done & dusted\./,
    );
  });

  test('the text before the first section if it matches', async () => {
    const [page] = (await answer(service, { query: 'quince' })).pages;
    expect(shown(page?.excerpt)).toBe(
      'The Lock API lets one process at a time run a section of code. Unique to the first version: [quince].',
    );
    expect(page?.sections).toEqual([]);
  });

  test('the position of the page in the docs', async () => {
    const [page] = (await answer(service, { query: 'transactions' })).pages;
    expect([page?.url, page?.breadcrumbs]).toEqual(['/site/docs/guides/locking', ['guides']]);
  });

  test('only the title until more is known', async () => {
    const host = new Host(site);
    let give: (page: PageData) => void = () => {};
    const late = createLocalSearch({
      baseUrl,
      fetchFile: host.fetchFile,
      loadPage: () => new Promise((resolve) => (give = resolve)),
    });
    const answers = late.search({ query: 'velvet', limit: 5 })[Symbol.asyncIterator]();
    const first = (await answers.next()).value as SearchResults;
    expect(first.pages.map((page) => [shown(page.title), page.excerpt])).toEqual([['The board', []]]);
    give(await host.loadPage('/site/board'));
    const second = (await answers.next()).value as SearchResults;
    expect(shown(second.pages[0]?.excerpt)).toBe('The members of the board wear [velvet].');
  });

  test('only the title if the data of the page cannot be fetched', async () => {
    const host = new Host(site);
    const lame = createLocalSearch({
      baseUrl,
      fetchFile: host.fetchFile,
      loadPage: () => Promise.reject(new Error('offline')),
    });
    expect((await answer(lame, { query: 'velvet' })).pages.map((page) => [page.url, page.excerpt])).toEqual([
      ['/site/board', []],
    ]);
  });
});

test('a search should give as many pages as requested, and the total number', async () => {
  const { pages, total } = await answer(service, { query: 'lock', limit: 1 });
  expect([pages.length, total]).toEqual([1, 3]);
});

test('a search should fetch no file of the index twice', async () => {
  const host = new Host(site);
  const own = host.search();
  await answer(own, { query: 'lock' });
  const before = host.asked.filter((url) => url.includes('/search/')).length;
  await answer(own, { query: 'lock' });
  expect(before).toBeGreaterThan(1);
  expect(host.asked.filter((url) => url.includes('/search/')).length).toBe(before);
});

test('a cancelled search should give no more results', async () => {
  await expect(answer(service, { query: 'lock', signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
});

describe('without results the search should say', () => {
  const problemOf = async (fetchFile: () => Promise<Response>): Promise<unknown> => {
    const broken = createLocalSearch({ baseUrl, fetchFile, loadPage: () => Promise.reject(new Error('not asked')) });
    return answer(broken, { query: 'lock' }).then(
      () => 'answered',
      (error: unknown) => (error instanceof SearchError ? error.problem : error),
    );
  };

  test('that there is no index, if the file is missing or the host answers with a page', async () => {
    expect(await problemOf(async () => new Response('', { status: 404 }))).toBe('no-index');
    expect(await problemOf(async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))).toBe(
      'no-index',
    );
  });

  test('that it cannot be reached, if the network or the host fails', async () => {
    expect(await problemOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('unreachable');
    expect(await problemOf(async () => new Response('', { status: 503 }))).toBe('unreachable');
  });
});

test('a search should use the index of a new build if the files of the last one are gone', async () => {
  const siteDir = copySite('search');
  const host = new Host(await buildClean(siteDir));
  const open = host.search();
  await answer(open, { query: '–' });
  expect(host.asked).toEqual(['/site/assets/search/index.json']);
  changeConfig(siteDir, { docs: { path: 'other', routeBasePath: 'other' } });
  await buildClean(siteDir);
  expect(await urlsOf(open, { query: 'getUserName', scope: { versions: { default: 'current' } } })).toEqual([
    '/site/other/next',
  ]);
});

test('a site without search should have neither index nor form', async () => {
  const siteDir = copySite('search');
  changeConfig(siteDir, { search: false });
  const without = await buildClean(siteDir);
  expect(without.files().filter((path) => path.includes('search'))).toEqual([]);
  expect(without.page('index.html').all('[role="search"]')).toEqual([]);
});

test('there should be a search page unless `search.path` is `false`', async () => {
  const built = (search: object) =>
    build(makeFolder({ 'docsite.config.json': JSON.stringify({ title: 'T', search }), 'src/pages/index.md': '# A\n' }));
  const [site, without] = [await built({}), await built({ path: false })];
  expect([site, without].map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect([site.has('search/index.html'), without.has('search/index.html')]).toEqual([true, false]);
  expect(without.has('assets/search/index.json')).toBe(true);
});
