import '@theme/content/shared';
import { useLabels } from '@docsite/renderer/template';
import { MarkedText } from '@theme/search/marked-text';
import { SearchCount } from '@theme/search/search-count';
import { SearchMessage } from '@theme/search/search-message';
import type { PageResult, TextPart } from '@theme/search/search-service';
import { usePageQuery } from '@theme/search/use-page-query';
import { useSearch } from '@theme/search/use-search';
import { useEffect, useState } from 'react';

const pagesAtATime = 20;

/** The complete results on the search page, as links. */
export function SearchResults() {
  const labels = useLabels();
  const query = usePageQuery();
  const [limit, setLimit] = useState(pagesAtATime);
  const [state, retry] = useSearch(query, limit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins at the top
  useEffect(() => setLimit(pagesAtATime), [query]);
  const { results } = state;
  return (
    <div className="search-results">
      <SearchCount state={state} visible />
      {state.isSlow && results === undefined && (
        <p className="search-waiting">
          <span className="search-spinner" /> {labels.loading}
        </p>
      )}
      <SearchMessage state={state} onRetry={retry} />
      {results !== undefined && results.total > 0 && (
        <ol className="entry-list">
          {results.pages.map((page) => (
            <FoundPage key={page.url} page={page} />
          ))}
        </ol>
      )}
      {results !== undefined && results.total > results.pages.length && (
        <button type="button" className="button" onClick={() => setLimit(limit + pagesAtATime)}>
          {labels.searchMoreResults}
        </button>
      )}
    </div>
  );
}

function FoundPage({ page: { url, title, breadcrumbs, excerpt, sections } }: { readonly page: PageResult }) {
  return (
    <li className="entry">
      {breadcrumbs.length > 0 && <p className="search-crumbs">{breadcrumbs.join(' › ')}</p>}
      <h2 className="entry-title">
        <a href={url}>
          <MarkedText parts={title} />
        </a>
      </h2>
      <Excerpt parts={excerpt} />
      {sections.map((section) => (
        <div key={section.url} className="search-section">
          <a href={section.url}>
            <MarkedText parts={section.title} />
          </a>
          <Excerpt parts={section.excerpt} />
        </div>
      ))}
    </li>
  );
}

function Excerpt({ parts }: { readonly parts: readonly TextPart[] }) {
  if (parts.length === 0) return null;
  return (
    <p className="entry-text">
      <MarkedText parts={parts} />
    </p>
  );
}
