import type { HostedSearchData } from '@docsite/renderer/template';
import type { SearchState } from '@theme/search/run-search';
import type { DocSearchModalProps } from '#docsearch';
import { SearchError } from '../search/search-service.js';
import { askIndex, type IndexAnswer } from './ask-index.js';
import { groupHits } from './group-hits.js';
import { readMarkedHtml, writeMarkedHtml } from './marked-html.js';
import type { AddressSettings } from './site-address.js';

type ReplaceClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = Parameters<ReplaceClient>[0];

/** The index to query, the site, and a callback for outcomes. */
export interface DocSearchClientOptions {
  readonly index: HostedSearchData;
  readonly site: AddressSettings['site'];
  /** Called with the outcome of each search: DocSearch itself reports no failure, as its state afterwards is idle. */
  readonly onEnd: (state: SearchState) => void;
}

/**
 * Gives DocSearch a client that sends queries with a time limit, never fails, and escapes HTML sent by the service,
 * since DocSearch shows hits as HTML.
 */
export function replaceClient({ index, site, onEnd }: DocSearchClientOptions): ReplaceClient {
  let latest = 0;
  const search = async ({ requests: [request] }: { readonly requests: readonly [{ readonly query: string }] }) => {
    const { query } = request;
    const turn = ++latest;
    // answers may arrive out of order
    const end = (how: Pick<SearchState, 'results' | 'problem'>) =>
      turn === latest && onEnd({ query, ...how, isSlow: false });
    try {
      const answer = await askIndex(index, request);
      end({ results: groupHits(answer, { limit: answer.hits.length, index, site }) });
      return { results: [withSafeHits(answer)] };
    } catch (error) {
      end({ problem: error instanceof SearchError ? error.problem : 'unreachable' });
      return { results: [{ hits: [], nbHits: 0 }] };
    }
  };
  return (client) => ({ ...client, search: search as unknown as Client['search'] });
}

function withSafeHits(answer: IndexAnswer): IndexAnswer {
  return { ...answer, hits: answer.hits.map((hit) => ({ ...(safeHtml(hit) as typeof hit), url: hit.url })) };
}

/** Escapes every text in a value as HTML whose only elements are `mark`. */
function safeHtml(value: unknown): unknown {
  if (typeof value === 'string') return writeMarkedHtml(readMarkedHtml(value));
  if (Array.isArray(value)) return value.map(safeHtml);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, safeHtml(item)]));
}
