import {
  SearchError,
  type SearchProblem,
  type SearchRequest,
  type SearchResults,
  type SearchService,
} from './search-service.js';

/** The state of a search. */
export interface SearchState {
  /** What the results answer; empty before the first ones. */
  readonly query: string;
  readonly results?: SearchResults;
  readonly problem?: SearchProblem;
  /** Whether an answer is on its way, for so long that the wait is shown. */
  readonly isSlow: boolean;
}

/** Changes the state from the last one. */
export type SearchUpdate = (change: (last: SearchState) => SearchState) => void;

/** Milliseconds: pause between keys, delay before the wait is shown, time limit of an answer. */
const typingPause = 50;
const feltWait = 250;
const longestWait = 15_000;

/**
 * Starts a search once the reader pauses, and reports its state until it ends: with an answer, a problem, or no answer
 * in time. Returns a function that cancels it.
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
