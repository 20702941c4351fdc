import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { optionId, resultListId } from '@theme/search/search-hits';
import type { FormEvent, KeyboardEvent } from 'react';

/** The state of the field, which is kept by its parent, and callbacks for changes. */
export interface SearchFieldProps {
  readonly query: string;
  /** Number of the result that Enter opens; absent if there is none. */
  readonly active: number | undefined;
  readonly isSlow: boolean;
  readonly onChange: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
}

/** The field of the search dialog: a combobox over the list of results, and a form of its own. */
export function SearchField({ query, active, isSlow, onChange, onKeyDown, onSubmit, onClose }: SearchFieldProps) {
  const labels = useLabels();
  const { search } = useSite();
  const hasResults = active !== undefined;
  return (
    <form className="search-field" action={search?.pageUrl} method="get" onSubmit={onSubmit}>
      {isSlow ? <span className="search-spinner" /> : <Icon name="search" />}
      <input
        name="q"
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={labels.searchPlaceholder}
        aria-label={labels.searchTitle}
        aria-autocomplete="list"
        aria-expanded={hasResults}
        aria-controls={hasResults ? resultListId : undefined}
        aria-activedescendant={hasResults ? optionId(active) : undefined}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className="icon-button" aria-label={labels.searchClear} onClick={() => onChange('')}>
          <Icon name="close" />
        </button>
      )}
      <button type="button" className="search-close" onClick={onClose}>
        {labels.searchCancel}
      </button>
    </form>
  );
}
