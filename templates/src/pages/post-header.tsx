import type { PostPageData } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { PostInfo } from '@theme/pages/post-info';
import { NoticesBelowTitle } from '@theme/pages/title-notices';
import { TocCompact } from '@theme/shell/toc-compact';

/** The part above the text of a post: its title, date, authors, and table of contents. */
export function PostHeader({ page }: { readonly page: PostPageData }) {
  return (
    <>
      <PageTitle>
        <PostInfo post={page} />
      </PageTitle>
      <NoticesBelowTitle page={page} />
      <TocCompact items={page.toc} />
    </>
  );
}
