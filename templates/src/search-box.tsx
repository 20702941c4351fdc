import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/icons';

/** A search form; it leads to the search page, with or without script. `label` tells it from the one in the navbar. */
export function SearchBox({ label }: { readonly label?: string }) {
  const labels = useLabels();
  const { searchUrl } = useSite();
  if (searchUrl === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every screen reader knows <search>
    <form className="search-box" action={searchUrl} method="get" role="search" aria-label={label}>
      <Icon name="search" />
      <input
        className="search-input"
        type="search"
        name="q"
        placeholder={labels.searchPlaceholder}
        aria-label={labels.searchTitle}
        autoComplete="off"
        spellCheck={false}
        data-search-input
      />
      <span className="search-key script-only" aria-hidden="true">
        /
      </span>
    </form>
  );
}
