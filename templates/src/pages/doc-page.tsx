import type { DocPageData } from '@docsite/renderer/template';
import { Breadcrumbs } from '@theme/pages/breadcrumbs';
import { DocFooter } from '@theme/pages/doc-footer';
import { DocText } from '@theme/pages/doc-text';
import { PageTop } from '@theme/pages/page-top';
import { Pagination } from '@theme/pages/pagination';
import { NoticesAboveTitle } from '@theme/pages/title-notices';
import { VersionBadge } from '@theme/pages/version-badge';
import { VersionBanner } from '@theme/pages/version-banner';

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
        <DocText page={page} />
        <DocFooter tags={tags} editUrl={editUrl} lastUpdate={lastUpdate} />
      </article>
      <Pagination previous={previous} next={next} />
    </>
  );
}
