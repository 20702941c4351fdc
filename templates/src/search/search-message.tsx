import { formatLabel, useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import type { SearchState } from '@theme/search/run-search';

/** The outcome of a search, and a callback to repeat one that failed. */
export interface SearchMessageProps {
  readonly state: SearchState;
  readonly onRetry: () => void;
}

/** The message if a search has no results: that there are none, or why. */
export function SearchMessage({ state: { query, results, problem }, onRetry }: SearchMessageProps) {
  const labels = useLabels();
  if (problem !== undefined) {
    return (
      <div className="search-message" role="alert">
        <Icon name="warning" />
        <p>{problem === 'no-index' ? labels.searchWithoutIndex : labels.searchUnreachable}</p>
        {problem === 'unreachable' && (
          <button type="button" className="button" onClick={onRetry}>
            {labels.retry}
          </button>
        )}
      </div>
    );
  }
  if (results === undefined || results.total > 0) return null;
  return (
    <div className="search-message">
      <Icon name="search" />
      <p>
        <strong>{formatLabel(labels.searchNoResults, { query })}</strong>
      </p>
      <p>{labels.searchNoResultsHint}</p>
    </div>
  );
}
