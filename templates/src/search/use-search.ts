import { usePage, useSite } from '@docsite/renderer/template';
import { openSearchService } from '@theme/search/open-search-service';
import { useEffect, useState } from 'react';
import { runSearch, type SearchState } from './run-search.js';
import { searchScope } from './search-scope.js';
import type { SearchService } from './search-service.js';

const nothing: SearchState = { query: '', isSlow: false };

/** One for the tab: what it has read of the index is there for the next search. */
let service: Promise<SearchService> | undefined;

/**
 * Searches while the reader types; the last results stay until the next ones are there.
 *
 * @param limit Most pages to give.
 * @returns The state, and a function that tries again what failed.
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
