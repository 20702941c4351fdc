import type { MarkdownPageData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content-region';
import { DocFooter } from '@theme/doc-footer';
import { PageTitle } from '@theme/page-title';
import { PageTop } from '@theme/page-top';
import { TocCompact } from '@theme/toc-compact';

/** A page written in Markdown or MDX outside the docs. */
export function MarkdownPage({ page }: { readonly page: MarkdownPageData }) {
  return (
    <article>
      <PageTop />
      {!page.hideTitle && <PageTitle />}
      <TocCompact items={page.toc} />
      <ContentRegion className="markdown" content={page.content} />
      <DocFooter {...(page.editUrl && { editUrl: page.editUrl })} {...(page.lastUpdate && { lastUpdate: page.lastUpdate })} />
    </article>
  );
}
