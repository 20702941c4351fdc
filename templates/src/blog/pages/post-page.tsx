import { type PostPageData, useLabels } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';
import { DocFooter } from '@theme/pages/doc-footer';
import { PageTop } from '@theme/pages/page-top';
import { PostHeader } from '@theme/pages/post-header';
import { PostPagination } from '@theme/pages/post-pagination';
import { NoticesAboveTitle } from '@theme/pages/title-notices';

/** A post of a blog. */
export function PostPage({ page }: { readonly page: PostPageData }) {
  const labels = useLabels();
  const { tags, editUrl, lastUpdate, previous, next } = page;
  return (
    <>
      <NoticesAboveTitle page={page} />
      <PageTop />
      <article>
        <PostHeader page={page} />
        <ContentRegion className="markdown" content={page.content} />
        <DocFooter tags={tags} editUrl={editUrl} lastUpdate={lastUpdate} />
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
