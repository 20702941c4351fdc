import { type SearchPageData, useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/page-title';
import { SearchBox } from '@theme/search-box';

/** The search page: a form, and the place where script lists what it finds. */
export function SearchPage({ page }: { readonly page: SearchPageData }) {
  const labels = useLabels();
  return (
    <>
      <PageTitle />
      <SearchBox label={page.title} large />
      <noscript>
        <p className="notice">{labels.searchNeedsScript}</p>
      </noscript>
      <div className="search-results" data-search-results="" aria-live="polite">
        <p>{labels.searchWithoutIndex}</p>
      </div>
    </>
  );
}
