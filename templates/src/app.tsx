import { PageContext, type PageData, SiteContext, type SiteData } from '@docsite/renderer/template';
import { CategoryPage } from '@theme/category-page';
import { DocPage } from '@theme/doc-page';
import { ErrorBoundary } from '@theme/error-boundary';
import { Layout } from '@theme/layout';
import { LoadFailure } from '@theme/load-failure';
import { MarkdownPage } from '@theme/markdown-page';
import { ModulePage } from '@theme/module-page';
import { NotFoundPage } from '@theme/not-found-page';
import { SearchPage } from '@theme/search-page';
import { TagListPage } from '@theme/tag-list-page';
import { TagPage } from '@theme/tag-page';
import { VersionsPage } from '@theme/versions-page';

export interface AppProps {
  readonly site: SiteData;
  readonly page: PageData;
  /** Why the page that was asked for could not be fetched; `page` is then the one before. */
  readonly failure?: unknown;
}

/** Draws one page of the site: the shell, and the template of the page's kind. */
export function App({ site, page, failure }: AppProps) {
  return (
    <SiteContext value={site}>
      <PageContext value={page}>
        <ErrorBoundary>
          <Layout>
            {failure === undefined ? (
              <ErrorBoundary key={page.url}>
                <Page page={page} />
              </ErrorBoundary>
            ) : (
              <LoadFailure error={failure} />
            )}
          </Layout>
        </ErrorBoundary>
      </PageContext>
    </SiteContext>
  );
}

function Page({ page }: { readonly page: PageData }) {
  switch (page.kind) {
    case 'doc':
      return <DocPage page={page} />;
    case 'markdown':
      return <MarkdownPage page={page} />;
    case 'module':
      return <ModulePage page={page} />;
    case 'category':
      return <CategoryPage page={page} />;
    case 'tag-list':
      return <TagListPage page={page} />;
    case 'tag':
      return <TagPage page={page} />;
    case 'versions':
      return <VersionsPage page={page} />;
    case 'search':
      return <SearchPage page={page} />;
    case 'not-found':
      return <NotFoundPage page={page} />;
  }
}
