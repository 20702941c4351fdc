import { usePage, useSite } from '@docsite/renderer/template';
import { openSearchService } from '@theme/search/open-search-service';
import { useEffect, useState } from 'react';
import { runSearch, type SearchState } from './run-search.js';
import { searchScope } from './search-scope.js';
import type { SearchService } from './search-service.js';

const nothing: SearchState = { query: '', isSlow: false };

/** One per tab, so that the next search reuses what was read of the index. */
let service: Promise<SearchService> | undefined;

/**
 * Searches while the reader types. The last results stay until the next ones are available.
 *
 * @param limit The maximum number of pages.
 * @returns The state, and a function that retries after a failure.
 */
export function useSearch(query: string, limit: number): readonly [SearchState, () => void] {
  const site = useSite();
  const page = usePage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(nothing);
  const wanted = query.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same search again
  useEffect(() => {
    if (wanted === '') return setState(nothing);
    const scope = searchScope(site, page);
    const openService = () => {
      service ??= openSearchService(site);
      return service;
    };
    return runSearch({ query: wanted, limit, ...(scope && { scope }) }, openService, setState);
  }, [wanted, limit, attempt, site, page]);
  const retry = () => {
    service = undefined;
    setState(nothing);
    setAttempt((last) => last + 1);
  };
  return [state, retry];
}
