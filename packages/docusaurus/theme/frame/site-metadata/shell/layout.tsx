import { crawlerTag } from '@docsite/renderer/crawler-data';
import { usePage, useSite } from '@docsite/renderer/template';
import { BelowPage } from '@docusaurus/inner/frame/below-page';
import SearchMetadata from '@theme/SearchMetadata';
import SiteMetadata from '@theme/SiteMetadata';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, with the site's component that adds to the head of every page what the page does not have itself. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite();
  const page = usePage();
  const docs = 'docs' in page ? page.docs : undefined;
  return (
    <>
      <BelowPage>
        <SiteMetadata />
      </BelowPage>
      <SearchMetadata locale={locale.name} tag={crawlerTag(docs)} {...(docs && { version: docs.version })} />
      <Inner>{children}</Inner>
    </>
  );
}
