import { type PostPageData, useLabels } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';
import { PageTitle } from '@theme/content/page-title';
import { DocFooter } from '@theme/pages/doc-footer';
import { PageNotice } from '@theme/pages/page-notice';
import { PageTop } from '@theme/pages/page-top';
import { PostInfo } from '@theme/pages/post-info';
import { PostPagination } from '@theme/pages/post-pagination';
import { TocCompact } from '@theme/shell/toc-compact';

/** A post of a blog. */
export function PostPage({ page }: { readonly page: PostPageData }) {
  const labels = useLabels();
  const { tags, editUrl, lastUpdate, previous, next } = page;
  return (
    <>
      <article>
        <PageTop />
        <PageTitle>
          <PostInfo post={page} />
        </PageTitle>
        {page.draft && <PageNotice text={labels.draft} />}
        {page.unlisted && <PageNotice text={labels.unlisted} />}
        <TocCompact items={page.toc} />
        <ContentRegion className="markdown" content={page.content} />
        <DocFooter tags={tags} {...(editUrl && { editUrl })} {...(lastUpdate && { lastUpdate })} />
      </article>
      <PostPagination
        label={labels.postPages}
        directions={[labels.newerPost, labels.olderPost]}
        newer={previous}
        older={next}
      />
    </>
  );
}
