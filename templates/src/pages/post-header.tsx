import { type PostPageData, useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { PageNotice } from '@theme/pages/page-notice';
import { PageTop } from '@theme/pages/page-top';
import { PostInfo } from '@theme/pages/post-info';
import { TocCompact } from '@theme/shell/toc-compact';

/** The part above the text of a post: its title, date, authors, and table of contents. */
export function PostHeader({ page }: { readonly page: PostPageData }) {
  const labels = useLabels();
  return (
    <>
      <PageTop />
      <PageTitle>
        <PostInfo post={page} />
      </PageTitle>
      {page.draft && <PageNotice text={labels.draft} />}
      {page.unlisted && <PageNotice text={labels.unlisted} />}
      <TocCompact items={page.toc} />
    </>
  );
}
