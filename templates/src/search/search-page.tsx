import { type SearchPageData, useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { SearchBox } from '@theme/search/search-box';
import { type ComponentType, useEffect, useState } from 'react';

/** The search page: a form, and a place where script lists results. */
export function SearchPage({ page }: { readonly page: SearchPageData }) {
  const labels = useLabels();
  const [Results, setResults] = useState<ComponentType>();
  useEffect(() => {
    import('@theme/search/search-results').then(
      ({ SearchResults }) => setResults(() => SearchResults),
      (error: unknown) => console.warn('docsite: the search results cannot be loaded:', error),
    );
  }, []);
  return (
    <div className="search-page">
      <PageTitle />
      <SearchBox label={page.title} large />
      <noscript>
        <p className="notice">{labels.searchNeedsScript}</p>
      </noscript>
      {Results !== undefined && <Results />}
    </div>
  );
}
