import { useRouter, useSite } from '@docsite/renderer/template';
import { moveThroughRecent, optionAfter } from '@theme/search/option-keys';
import { keepRecentSearch } from '@theme/search/recent-searches';
import { SearchCount } from '@theme/search/search-count';
import { SearchDialogFooter } from '@theme/search/search-dialog-footer';
import { SearchField } from '@theme/search/search-field';
import { optionId, SearchHits } from '@theme/search/search-hits';
import { SearchMessage } from '@theme/search/search-message';
import type { SearchOpening } from '@theme/search/search-opening';
import { SearchRecent } from '@theme/search/search-recent';
import { useSearch } from '@theme/search/use-search';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

const mostPages = 8;

export interface SearchPanelProps {
  readonly opening: SearchOpening;
  readonly onClose: () => void;
}

/**
 * What is in the search dialog: it searches while the reader types. The field keeps the focus, the arrow keys move
 * through the results.
 */
export function SearchPanel({ opening, onClose }: SearchPanelProps) {
  const router = useRouter();
  const { search } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(opening.query);
  const [active, setActive] = useState(0);
  const [state, retry] = useSearch(query, mostPages);
  const change = (value: string) => {
    setQuery(value);
    setActive(0);
    frame.current?.querySelector('input')?.focus();
  };
  const hasResults = state.results !== undefined && state.results.total > 0;
  const isLate = state.query !== query.trim();
  const allUrl = `${search?.pageUrl}?q=${encodeURIComponent(query.trim())}`;
  const leave = () => {
    keepRecentSearch(query);
    onClose();
  };
  const goToAll = (event: FormEvent | MouseEvent) => {
    event.preventDefault();
    if (query.trim() === '') return;
    leave();
    router.navigate(allUrl);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || frame.current === null) return;
    const next = optionAfter(event.key, active, frame.current.querySelectorAll('[role="option"]').length);
    if (next !== undefined) setActive(next);
    // Enter does not open a result of an earlier query
    const opens = event.key === 'Enter' && hasResults && !isLate;
    if (opens) openOption(active, event);
    if (next !== undefined || opens || moveThroughRecent(event.key, frame.current)) event.preventDefault();
  };
  return (
    <div ref={frame} className="search-dialog-frame">
      <SearchField
        query={query}
        active={hasResults ? active : undefined}
        isSlow={state.isSlow}
        onChange={change}
        onKeyDown={press}
        onSubmit={goToAll}
        onClose={onClose}
      />
      <div className="search-dialog-body">
        {hasResults && (
          <SearchHits results={state.results} isLate={isLate} active={active} onMove={setActive} onLeave={leave} />
        )}
        {query.trim() === '' ? (
          <SearchRecent onChoose={change} onKeyDown={press} />
        ) : (
          <SearchMessage state={state} onRetry={retry} />
        )}
      </div>
      <SearchDialogFooter state={state} allUrl={allUrl} onAll={goToAll} />
      <SearchCount state={state} />
    </div>
  );
}

/** Opens a result as a click on it would; in a new tab with Ctrl or Cmd. */
function openOption(number: number, { ctrlKey, metaKey }: KeyboardEvent): void {
  const option = document.getElementById(optionId(number)) as HTMLAnchorElement | null;
  if (ctrlKey || metaKey) window.open(option?.href, '_blank', 'noopener');
  else option?.click();
}
