import { formatCount, useSite } from '@docsite/renderer/template';
import type { SearchState } from '@theme/search/run-search';

/**
 * Announces the number of found pages to screen readers. It is visible on the search page, unless a message says that
 * there are none.
 */
export function SearchCount({
  state: { query, results },
  visible = false,
}: {
  readonly state: SearchState;
  readonly visible?: boolean;
}) {
  const { labels, locale } = useSite();
  const label = results?.total === 0 ? labels.searchNoResults : labels.searchCount;
  return (
    <p className={visible && results?.total !== 0 ? 'search-count' : 'visually-hidden'} role="status">
      {results !== undefined && formatCount(label, { count: results.total, query }, locale)}
    </p>
  );
}
