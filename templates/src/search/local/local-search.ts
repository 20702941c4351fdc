import { fold, type SearchManifest, scanWords } from '@docsite/renderer/search';
import type { PageData } from '@docsite/renderer/template';
import type { PageResult, SearchScope, SearchService } from '../search-service.js';
import { IndexReader, StaleIndexError } from './index-reader.js';
import { TextMarker } from './mark-text.js';
import { matchWord } from './match-word.js';
import { pageResult, titleResult } from './page-result.js';
import { rankPages, significantWords } from './rank-pages.js';

/** Where the index of the site is, and how to load it and the text of pages. */
export interface LocalSearchOptions {
  readonly baseUrl: string;
  /** Fetches an address; `fetch` of the browser by default. */
  readonly fetchFile?: (url: string) => Promise<Response>;
  /** Loads the data of a page, from which excerpts are cut. */
  readonly loadPage: (url: string) => Promise<PageData>;
}

/** Milliseconds to wait for excerpts. If they take longer, the results are first yielded without them. */
const patience = 120;
const mostWords = 16;
/**
 * How much more a page counts if it is in the docs of the reader, or if its title equals or contains the query, or its
 * address ends with it.
 */
const currentBoost = 2;
const sameTitleBoost = 2;
const sameNameBoost = 1.7;
const inTitleBoost = 1.4;

/** Searches the index built with the site, in the browser. */
export function createLocalSearch({
  baseUrl,
  fetchFile = (url) => fetch(url),
  loadPage,
}: LocalSearchOptions): SearchService {
  const reader = new IndexReader(baseUrl, fetchFile);
  return {
    async *search({ query, limit, scope, signal }) {
      const { manifest, ranked, marker } = await findPages(queryWords(query), scope, reader);
      signal?.throwIfAborted();
      const { urls, titles } = manifest.pages;
      const total = ranked.length;
      const bare = ranked.slice(0, limit).map((page) => titleResult(baseUrl + urls[page], titles[page] ?? '', marker));
      const complete = Promise.all(bare.map((page) => withDetails(page, marker, loadPage)));
      const early = await Promise.race([complete, pause(patience)]);
      signal?.throwIfAborted();
      if (early === undefined) yield { pages: bare, total };
      const pages = await complete;
      signal?.throwIfAborted();
      yield { pages, total };
    },
  };
}

/** The words of a query in the form of the index. */
function queryWords(query: string): string[] {
  const words = new Set<string>();
  scanWords(query, (start, end) => words.add(fold(query.slice(start, end))));
  return [...words].slice(0, mostWords);
}

interface Found {
  readonly manifest: SearchManifest;
  /** Numbers of pages, the best first. */
  readonly ranked: readonly number[];
  readonly marker: TextMarker;
}

/** Starts over if the site was rebuilt in the meantime. */
async function findPages(
  words: readonly string[],
  scope: SearchScope | undefined,
  reader: IndexReader,
): Promise<Found> {
  try {
    return await findInIndex(words, scope, reader);
  } catch (error) {
    if (!(error instanceof StaleIndexError)) throw error;
    return findInIndex(words, scope, reader);
  }
}

async function findInIndex(
  words: readonly string[],
  scope: SearchScope | undefined,
  reader: IndexReader,
): Promise<Found> {
  const manifest = await reader.readManifest();
  const isInScope = scopeFilter(manifest, scope);
  const matches = await Promise.all(
    words.map((word, index) => matchWord({ word, mayBeUnfinished: index === words.length - 1 }, reader, isInScope)),
  );
  const pageCount = manifest.pages.urls.length;
  const significant = significantWords(matches, pageCount);
  return {
    manifest,
    ranked: rankPages(matches, { pageCount, boost: boostOf(words.join(' '), manifest, scope) }),
    marker: new TextMarker(matches, (word) => significant.includes(word)),
  };
}

/** Accepts pages outside the docs, and those of one version of each docs instance. */
function scopeFilter({ scopes, pages }: SearchManifest, scope: SearchScope | undefined): (page: number) => boolean {
  if (scope === undefined) return () => true;
  const open = new Set(
    Object.entries(scope.versions).map(([instance, version]) => scopes.indexOf(`${instance}/${version}`)),
  );
  open.add(-1);
  return (page) => open.has(pages.scopes[page] ?? -1);
}

function boostOf(
  query: string,
  { scopes, pages }: SearchManifest,
  scope: SearchScope | undefined,
): (page: number) => number {
  const current =
    scope?.current === undefined ? undefined : scopes.indexOf(`${scope.current}/${scope.versions[scope.current]}`);
  return (page) => {
    const title = queryWords(pages.titles[page] ?? '').join(' ');
    return (
      boostOfName(query, title, nameIn(pages.urls[page] ?? '')) * (pages.scopes[page] === current ? currentBoost : 1)
    );
  };
}

function boostOfName(query: string, title: string, name: string): number {
  if (title === query) return sameTitleBoost;
  if (name === query) return sameNameBoost;
  return ` ${title}`.includes(` ${query}`) ? inTitleBoost : 1;
}

/** The last segment of an address, as words. */
function nameIn(url: string): string {
  return queryWords(decodeURIComponent(url).replace(/^.*\/(?=.)|\/$/g, '')).join(' ');
}

/** A page whose data cannot be loaded is still a result. */
async function withDetails(
  found: PageResult,
  marker: TextMarker,
  loadPage: LocalSearchOptions['loadPage'],
): Promise<PageResult> {
  try {
    return pageResult(found, await loadPage(found.url), marker);
  } catch {
    return found;
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
