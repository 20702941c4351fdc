import { type DocPageData, useLabels } from '@docsite/renderer/template';
import { Breadcrumbs } from '@theme/breadcrumbs';
import { ContentRegion } from '@theme/content-region';
import { DocFooter } from '@theme/doc-footer';
import { PageNotice } from '@theme/page-notice';
import { PageTitle } from '@theme/page-title';
import { PageTop } from '@theme/page-top';
import { Pagination } from '@theme/pagination';
import { TocCompact } from '@theme/toc-compact';
import { VersionBadge } from '@theme/version-badge';
import { VersionBanner } from '@theme/version-banner';

/** A page of the docs. */
export function DocPage({ page }: { readonly page: DocPageData }) {
  const labels = useLabels();
  const { tags, editUrl, lastUpdate, previous, next } = page;
  return (
    <>
      <PageTop>
        <Breadcrumbs items={page.breadcrumbs} />
      </PageTop>
      <VersionBanner docs={page.docs} />
      <article>
        <VersionBadge docs={page.docs} />
        {!page.hideTitle && <PageTitle />}
        {page.draft && <PageNotice text={labels.draft} />}
        {page.unlisted && <PageNotice text={labels.unlisted} />}
        <TocCompact items={page.toc} />
        <ContentRegion className="markdown" content={page.content} />
        <DocFooter tags={tags} {...(editUrl && { editUrl })} {...(lastUpdate && { lastUpdate })} />
      </article>
      <Pagination {...(previous && { previous })} {...(next && { next })} />
    </>
  );
}
