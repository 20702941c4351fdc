import type { DocPageData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';
import { PageTitle } from '@theme/content/page-title';
import { NoticesBelowTitle } from '@theme/pages/title-notices';
import { TocCompact } from '@theme/shell/toc-compact';

/** The title and the text of a document, and what is between them. */
export function DocText({ page }: { readonly page: DocPageData }) {
  return (
    <>
      {!page.hideTitle && <PageTitle />}
      <NoticesBelowTitle page={page} />
      <TocCompact items={page.toc} />
      <ContentRegion className="markdown" content={page.content} />
    </>
  );
}
