import type { MarkdownPageData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';
import { PageTitle } from '@theme/content/page-title';
import { DocFooter } from '@theme/pages/doc-footer';
import { PageTop } from '@theme/pages/page-top';
import { NoticesAboveTitle } from '@theme/pages/title-notices';
import { TocCompact } from '@theme/shell/toc-compact';

/** A page written in Markdown or MDX outside the docs. */
export function MarkdownPage({ page }: { readonly page: MarkdownPageData }) {
  return (
    <>
      <NoticesAboveTitle page={page} />
      <PageTop />
      <article>
        {!page.hideTitle && <PageTitle />}
        <TocCompact items={page.toc} />
        <ContentRegion className="markdown" content={page.content} />
        <DocFooter editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
      </article>
    </>
  );
}
