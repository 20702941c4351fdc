import { useRouter, useSite } from '@docsite/renderer/template';
import { keepRecentSearch } from '@theme/search/recent-searches';
import { SearchCount } from '@theme/search/search-count';
import { SearchDialogFooter } from '@theme/search/search-dialog-footer';
import { SearchField } from '@theme/search/search-field';
import { SearchHits } from '@theme/search/search-hits';
import { SearchMessage } from '@theme/search/search-message';
import type { SearchOpening } from '@theme/search/search-opening';
import { SearchRecent } from '@theme/search/search-recent';
import { useOptionKeys } from '@theme/search/use-option-keys';
import { useSearch } from '@theme/search/use-search';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';

const mostPages = 8;

/** The initial state of the search, and a callback for leaving it. */
export interface SearchPanelProps {
  readonly opening: SearchOpening;
  readonly onClose: () => void;
}

/**
 * The contents of the search dialog, which searches while the reader types. The field keeps the focus, and the arrow
 * keys move through the results.
 */
export function SearchPanel({ opening, onClose }: SearchPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { query, setQuery, state, retry, results, isLate } = useTypedSearch(opening.query);
  const { active, setActive, press } = useOptionKeys(frame, results !== undefined && !isLate);
  const change = (value: string) => {
    setQuery(value);
    setActive(0);
    frame.current?.querySelector('input')?.focus();
  };
  const leave = () => {
    keepRecentSearch(query);
    onClose();
  };
  const { allUrl, goToAll } = useSearchPage(query.trim(), leave);
  return (
    <div ref={frame} className="search-dialog-frame">
      <SearchField
        query={query}
        active={results && active}
        isSlow={state.isSlow}
        onChange={change}
        onKeyDown={press}
        onSubmit={goToAll}
        onClose={onClose}
      />
      <div className="search-dialog-body">
        {results && <SearchHits results={results} isLate={isLate} active={active} onMove={setActive} onLeave={leave} />}
        {query.trim() === '' ? (
          <SearchRecent onChoose={change} onKeyDown={press} />
        ) : (
          <SearchMessage state={state} onRetry={retry} />
        )}
      </div>
      <SearchDialogFooter state={state} {...(allUrl && { allUrl })} onAll={goToAll} />
      <SearchCount state={state} />
    </div>
  );
}

/** What the reader has typed and what was found last: `results` if there are any, `isLate` if for an earlier query. */
function useTypedSearch(initialQuery: string) {
  const [query, setQuery] = useState(initialQuery);
  const [state, retry] = useSearch(query, mostPages);
  const results = state.results?.total ? state.results : undefined;
  return { query, setQuery, state, retry, results, isLate: state.query !== query.trim() };
}

/** The address of all results on the search page, if the site has one, and a handler of events that go there. */
function useSearchPage(query: string, leave: () => void) {
  const router = useRouter();
  const { search } = useSite();
  const allUrl = search?.pageUrl && `${search.pageUrl}?q=${encodeURIComponent(query)}`;
  const goToAll = (event: FormEvent | MouseEvent) => {
    event.preventDefault();
    if (query === '' || allUrl === undefined) return;
    leave();
    router.navigate(allUrl);
  };
  return { allUrl, goToAll };
}
