import { type HostedSearchData, useLabels, usePage, useSite } from '@docsite/renderer/template';
import type { SearchState } from '@theme/search/run-search';
import { SearchCount } from '@theme/search/search-count';
import { SearchMessage } from '@theme/search/search-message';
import { searchScope } from '@theme/search/search-scope';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal } from '#docsearch';
import { docSearchOptions } from './docsearch-options.js';
import { keepListsNamed } from './name-lists.js';

/** The index to search, and callbacks for leaving the panel. */
export interface DocSearchPanelProps {
  readonly index: HostedSearchData;
  /** The initial query. */
  readonly query: string;
  /**
   * Called with the address that the reader chose, to be opened once the panel is closed, because DocSearch then
   * restores the scroll position of the page.
   */
  readonly onOpen: (url: string) => void;
  readonly onClose: () => void;
}

const nothing: SearchState = { query: '', isSlow: false };

/** Renders DocSearch, and adds messages that it lacks: that nothing was found, and why. */
export function DocSearchPanel({ index, query: first, onOpen, onClose }: DocSearchPanelProps) {
  const [site, page, labels] = [useSite(), usePage(), useLabels()];
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(first);
  const [state, setState] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<Element | null>(null);
  // with other options DocSearch would start over
  const [options] = useState(() =>
    docSearchOptions({ index, site, labels, scope: searchScope(site, page), onEnd: setState, onOpen, onClose }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another DocSearch
  useLayoutEffect(() => {
    const container = frame.current?.querySelector('.DocSearch-Container');
    // DocSearch gives it the role of a button, which may not contain other controls
    for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
      container?.removeAttribute(name);
    setList(frame.current?.querySelector('.DocSearch-Dropdown') ?? null);
    return container ? keepListsNamed(container) : undefined;
  }, [attempt]);
  const retry = () => {
    setState(nothing);
    setAttempt(attempt + 1);
  };
  const hasEnded = query !== '' && state.query === query;
  return (
    <div
      ref={frame}
      onInput={({ target }) => setQuery((target as HTMLInputElement).value)}
      onReset={() => setQuery('')}
    >
      <DocSearchModal key={attempt} {...options} initialQuery={query} />
      {list !== null && hasEnded && createPortal(<SearchMessage state={state} onRetry={retry} />, list)}
      {hasEnded && <SearchCount state={state} />}
    </div>
  );
}
