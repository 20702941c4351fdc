import { useDocPage } from '@docusaurus/inner/docs/doc-page';
import DocItemContent from '@theme/DocItem/Content';
import { Breadcrumbs } from '@theme/pages/breadcrumbs';
import { DocFooter } from '@theme/pages/doc-footer';
import { PageTop } from '@theme/pages/page-top';
import { Pagination } from '@theme/pages/pagination';
import { NoticesAboveTitle } from '@theme/pages/title-notices';
import { VersionBadge } from '@theme/pages/version-badge';
import { VersionBanner } from '@theme/pages/version-banner';
import { TocCompact } from '@theme/shell/toc-compact';
import type { ReactNode } from 'react';

/** A document with everything around its text, in the order of docsite's own pages. */
export default function DocItemLayout({ children }: { readonly children?: ReactNode }) {
  const page = useDocPage();
  const { breadcrumbs, docs, toc, tags, editUrl, lastUpdate, previous, next } = page;
  return (
    <>
      <NoticesAboveTitle page={page} />
      <PageTop>
        <Breadcrumbs items={breadcrumbs} />
      </PageTop>
      <VersionBanner docs={docs} />
      <article>
        <VersionBadge docs={docs} />
        <DocItemContent>
          <TocCompact items={toc} />
          {children}
        </DocItemContent>
        <DocFooter tags={tags} {...(editUrl && { editUrl })} {...(lastUpdate && { lastUpdate })} />
      </article>
      <Pagination {...(previous && { previous })} {...(next && { next })} />
    </>
  );
}
