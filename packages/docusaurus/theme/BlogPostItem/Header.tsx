import { usePage, useSite } from '@docsite/renderer/template';
import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import { PageTitle } from '@theme/content/page-title';
import { PageNotice } from '@theme/pages/page-notice';
import { PageTop } from '@theme/pages/page-top';
import { PostInfo } from '@theme/pages/post-info';
import { TocCompact } from '@theme/shell/toc-compact';
import { useContext } from 'react';

/** What stands above the text of a post: its title, its date and its authors. */
export default function BlogPostItemHeader() {
  const { labels } = useSite();
  const page = usePage();
  const listed = useContext(ListedPostContext);
  if (listed !== undefined)
    return (
      <>
        <h2 className="post-entry-title">
          <a href={listed.href}>{listed.label}</a>
        </h2>
        <PostInfo post={listed} />
      </>
    );
  if (page.kind !== 'post') return null;
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
