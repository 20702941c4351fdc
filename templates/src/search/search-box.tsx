import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** The label of a search form, and its size. */
export interface SearchBoxProps {
  /** Distinguishes the form from the one in the navbar. */
  readonly label?: string;
  /** Whether the form is the main content of its page: it is larger, and has a button. */
  readonly large?: boolean;
}

/** A search form. It opens the search page, with or without script. */
export function SearchBox({ label, large = false }: SearchBoxProps) {
  const labels = useLabels();
  const { search } = useSite();
  if (search === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every screen reader knows <search>
    <form
      className={large ? 'search-box search-box-large' : 'search-box'}
      action={search.pageUrl}
      method="get"
      role="search"
      aria-label={label}
    >
      <Icon name="search" />
      <input
        className="search-input"
        type="search"
        name="q"
        placeholder={large ? labels.searchPlaceholder : labels.searchTitle}
        aria-label={labels.searchTitle}
        autoComplete="off"
        spellCheck={false}
        data-search-input
      />
      {large ? (
        <button type="submit" className="button button-primary">
          {labels.searchButton}
        </button>
      ) : (
        <span className="search-key script-only" aria-hidden="true">
          /
        </span>
      )}
    </form>
  );
}
