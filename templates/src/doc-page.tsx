import { type DocPageData, useLabels } from '@docsite/renderer/template';
import { Breadcrumbs } from '@theme/breadcrumbs';
import { ContentRegion } from '@theme/content-region';
import { DocFooter } from '@theme/doc-footer';
import { Layout } from '@theme/layout';
import { PageNotice } from '@theme/page-notice';
import { PageTitle } from '@theme/page-title';
import { Pagination } from '@theme/pagination';
import { TocCompact } from '@theme/toc-compact';
import { VersionBadge } from '@theme/version-badge';
import { VersionBanner } from '@theme/version-banner';

/** A page of the docs. */
export function DocPage({ page }: { readonly page: DocPageData }) {
  const labels = useLabels();
  const toc = page.hideToc ? [] : page.toc;
  const { tags, editUrl, lastUpdate, previous, next } = page;
  return (
    <Layout docs={page.docs} toc={toc}>
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBanner docs={page.docs} />
      <article>
        <VersionBadge docs={page.docs} />
        {!page.hideTitle && <PageTitle />}
        {page.draft && <PageNotice text={labels.draft} />}
        {page.unlisted && <PageNotice text={labels.unlisted} />}
        <TocCompact items={toc} />
        <ContentRegion className="markdown" content={page.content} />
        <DocFooter tags={tags} {...(editUrl && { editUrl })} {...(lastUpdate && { lastUpdate })} />
      </article>
      <Pagination {...(previous && { previous })} {...(next && { next })} />
    </Layout>
  );
}
