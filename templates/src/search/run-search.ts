import {
  SearchError,
  type SearchProblem,
  type SearchRequest,
  type SearchResults,
  type SearchService,
} from './search-service.js';

/** The state of a search. */
export interface SearchState {
  /** The query that the results belong to; empty before the first ones. */
  readonly query: string;
  readonly results?: SearchResults;
  readonly problem?: SearchProblem;
  /** Whether a response takes so long that a wait is shown. */
  readonly isSlow: boolean;
}

/** Updates the state, given the last one. */
export type SearchUpdate = (change: (last: SearchState) => SearchState) => void;

/** Milliseconds: pause between keys, delay before the wait is shown, time limit of a response. */
const typingPause = 50;
const feltWait = 250;
const longestWait = 15_000;

/**
 * Starts a search once the reader pauses, and reports its state until it ends: with results, with a problem, or because
 * of the time limit. Returns a function that cancels it.
 */
export function runSearch(
  request: SearchRequest,
  openService: () => Promise<SearchService>,
  update: SearchUpdate,
): () => void {
  const { query } = request;
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    controller.abort();
  };
  const fail = (problem: SearchProblem) => {
    if (signal.aborted) return;
    end();
    update(() => ({ query, problem, isSlow: false }));
  };
  const search = async () => {
    try {
      const service = await openService();
      for await (const results of service.search({ ...request, signal })) {
        if (signal.aborted) return;
        update(() => ({ query, results, isSlow: false }));
      }
      end();
    } catch (error) {
      fail(error instanceof SearchError ? error.problem : 'unreachable');
    }
  };
  const timers = [
    setTimeout(search, typingPause),
    setTimeout(() => update((last) => ({ ...last, isSlow: true })), feltWait),
    setTimeout(() => fail('unreachable'), longestWait),
  ];
  return end;
}
