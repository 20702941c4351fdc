import { PageContext, type PageData, SiteContext, type SiteData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';
import { DocPage } from '@theme/pages/doc-page';
import { MarkdownPage } from '@theme/pages/markdown-page';
import { ModulePage } from '@theme/pages/module-page';
import { SearchHost } from '@theme/search/search-host';
import { SearchPage } from '@theme/search/search-page';
import { ErrorBoundary } from '@theme/shell/error-boundary';
import { Layout } from '@theme/shell/layout';
import { LoadFailure } from '@theme/shell/load-failure';

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
          <SearchHost />
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
    case 'search':
      return <SearchPage page={page} />;
    case 'generated':
      return <ContentRegion content={page.content} />;
  }
}
