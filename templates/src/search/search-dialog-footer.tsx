import { formatCount, useSite } from '@docsite/renderer/template';
import type { SearchState } from '@theme/search/run-search';
import type { MouseEvent } from 'react';

/** The outcome of the search, and the address of all results. */
export interface SearchDialogFooterProps {
  readonly state: SearchState;
  /** Address of the page that lists all results; absent if there is none. */
  readonly allUrl?: string;
  readonly onAll: (event: MouseEvent) => void;
}

/** The part below the results: keyboard hints, and a link to all results. */
export function SearchDialogFooter({ state: { results }, allUrl, onAll }: SearchDialogFooterProps) {
  const { labels, locale } = useSite();
  return (
    <div className="search-dialog-footer">
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {labels.searchKeyMove}
        </span>
        <span>
          <kbd>↵</kbd> {labels.searchKeyOpen}
        </span>
        <span>
          <kbd>Esc</kbd> {labels.searchKeyClose}
        </span>
      </p>
      {results !== undefined && results.total > 1 && allUrl && (
        <a href={allUrl} onClick={onAll}>
          {formatCount(labels.searchAllResults, { count: results.total }, locale)}
        </a>
      )}
    </div>
  );
}
