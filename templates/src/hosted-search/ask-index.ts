import type { HostedSearchData } from '@docsite/renderer/template';
import { SearchError } from '../search/search-service.js';

/** The part of a response that is used, after the reference of Algolia's Search API. */
export interface IndexAnswer {
  readonly hits: readonly Hit[];
  /** The total number of hits. */
  readonly nbHits: number;
}

/** A record in the format of Algolia's crawler for documentation: a heading, or a text below headings. */
export interface Hit {
  readonly url: string;
  /** Headings from the part of the docs (`lvl0`) and the page (`lvl1`) down to that of the record. */
  readonly hierarchy: Levels<string>;
  readonly content?: string | null;
  readonly _highlightResult?: { readonly hierarchy?: Levels<MarkedValue> };
  readonly _snippetResult?: { readonly content?: MarkedValue };
}

/** HTML, with `<mark>` around matches of the query. */
export interface MarkedValue {
  readonly value: string;
}

/** Values by heading level, from `lvl0` on. Levels that a record lacks are absent or `null`. */
export type Levels<T> = Readonly<Record<string, T | null | undefined>>;

/** Milliseconds within which any of the servers has to answer. */
const longestWait = 5_000;

/**
 * Sends a query to the servers of an index, trying the next one if one does not answer. Each gets half of the remaining
 * time, the last one all of it. The keys are in the address, so that browsers send no preflight request.
 *
 * @param query Parameters of the Search API.
 * @throws SearchError If there is no such index, or if no server answers.
 */
export async function askIndex(index: HostedSearchData, query: object, signal?: AbortSignal): Promise<IndexAnswer> {
  const { appId, apiKey, indexName, hosts } = index;
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  const body = JSON.stringify({ requests: [{ ...query, indexName }] });
  const end = Date.now() + longestWait;
  for (const [turn, host] of hosts.entries()) {
    signal?.throwIfAborted();
    const left = end - Date.now();
    const patience = turn === hosts.length - 1 ? left : left / 2;
    const answer = await post(`${host}/1/indexes/*/queries?${keys}`, { body, patience, signal });
    if (answer !== undefined) return answer;
  }
  throw new SearchError('unreachable', `no answer from ${hosts.join(', ')}`);
}

interface Sending {
  readonly body: string;
  /** Milliseconds to wait. */
  readonly patience: number;
  readonly signal: AbortSignal | undefined;
}

/** Returns `undefined` if another server may succeed. */
async function post(url: string, { body, patience, signal }: Sending): Promise<IndexAnswer | undefined> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, patience);
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { method: 'POST', body, signal: controller.signal });
    if (response.ok) return ((await response.json()) as { results: [IndexAnswer] }).results[0];
    if (response.status === 404) throw new SearchError('no-index', 'there is no such index');
    if (response.status < 500)
      throw new SearchError('unreachable', `the query was refused with status ${response.status}`);
  } catch (error) {
    if (error instanceof SearchError) throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  return undefined;
}
