import { type SearchPageData, useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/icons';
import { Layout } from '@theme/layout';
import { PageTitle } from '@theme/page-title';

/** The search page: a form, and the place where script lists what it finds. */
export function SearchPage({ page }: { readonly page: SearchPageData }) {
  const labels = useLabels();
  const { searchUrl } = useSite();
  return (
    <Layout>
      <PageTitle />
      {/* biome-ignore lint/a11y/useSemanticElements: not every screen reader knows <search> */}
      <form className="search-box search-box-large" action={searchUrl ?? page.url} method="get" role="search" aria-label={page.title}>
        <Icon name="search" />
        <input
          className="search-input"
          type="search"
          name="q"
          placeholder={labels.searchPlaceholder}
          aria-label={labels.searchTitle}
          autoComplete="off"
          data-search-input
        />
        <button type="submit" className="button button-primary">
          {labels.searchButton}
        </button>
      </form>
      <noscript>
        <p className="notice">{labels.searchNeedsScript}</p>
      </noscript>
      <div className="search-results" data-search-results="" aria-live="polite" />
    </Layout>
  );
}
