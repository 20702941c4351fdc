import type { DocPageData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';
import { PageTitle } from '@theme/content/page-title';
import { Breadcrumbs } from '@theme/pages/breadcrumbs';
import { DocFooter } from '@theme/pages/doc-footer';
import { PageTop } from '@theme/pages/page-top';
import { Pagination } from '@theme/pages/pagination';
import { NoticesAboveTitle, NoticesBelowTitle } from '@theme/pages/title-notices';
import { VersionBadge } from '@theme/pages/version-badge';
import { VersionBanner } from '@theme/pages/version-banner';
import { TocCompact } from '@theme/shell/toc-compact';

/** A page of the docs. */
export function DocPage({ page }: { readonly page: DocPageData }) {
  const { tags, editUrl, lastUpdate, previous, next } = page;
  return (
    <>
      <NoticesAboveTitle page={page} />
      <PageTop>
        <Breadcrumbs items={page.breadcrumbs} />
      </PageTop>
      <VersionBanner docs={page.docs} />
      <article>
        <VersionBadge docs={page.docs} />
        {!page.hideTitle && <PageTitle />}
        <NoticesBelowTitle page={page} />
        <TocCompact items={page.toc} />
        <ContentRegion className="markdown" content={page.content} />
        <DocFooter tags={tags} editUrl={editUrl} lastUpdate={lastUpdate} />
      </article>
      <Pagination previous={previous} next={next} />
    </>
  );
}
