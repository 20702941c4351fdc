import { formatLabel, useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { readRecentSearches, removeRecentSearch } from '@theme/search/recent-searches';
import { SearchIcon } from '@theme/search/search-icon';
import { type KeyboardEvent, useState } from 'react';

/** Callbacks for choosing an earlier query, and for keys pressed in the list. */
export interface SearchRecentProps {
  readonly onChoose: (query: string) => void;
  /** Called for keys that no button here handles. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Lists recent searches, each with buttons to repeat and remove it, or shows a hint if there are none. */
export function SearchRecent({ onChoose, onKeyDown }: SearchRecentProps) {
  const labels = useLabels();
  const [queries, setQueries] = useState(readRecentSearches);
  if (queries.length === 0) return <p className="search-hint">{labels.searchHint}</p>;
  return (
    <section className="search-recent" aria-label={labels.searchRecent} onKeyDown={onKeyDown}>
      <h2>{labels.searchRecent}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="search-recent-query" onClick={() => onChoose(query)}>
              <SearchIcon name="clock" />
              {query}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={formatLabel(labels.searchRemoveRecent, { query })}
              onClick={() => setQueries(removeRecentSearch(query))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
