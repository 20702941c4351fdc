import { PageContext, type PageData, type PageTemplates, SiteContext, type SiteData } from '@docsite/renderer/template';
import { pageTemplates } from '@theme/pages/page-templates';
import { SearchHost } from '@theme/search/search-host';
import { ErrorBoundary } from '@theme/shell/error-boundary';
import { Layout } from '@theme/shell/layout';
import { LoadFailure } from '@theme/shell/load-failure';
import type { ComponentType } from 'react';

/** The data of the site and of the page to render. */
export interface AppProps {
  readonly site: SiteData;
  readonly page: PageData;
  /** Why the requested page could not be fetched; `page` is then the previous one. */
  readonly failure?: unknown;
}

/** Renders one page of the site: the shell, and the template for its kind of page. */
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
  const Template = (pageTemplates as PageTemplates)[page.kind] as ComponentType<{ readonly page: PageData }>;
  return <Template page={page} />;
}
