import type { MarkdownPageData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content-region';
import { DocFooter } from '@theme/doc-footer';
import { Layout } from '@theme/layout';
import { PageTitle } from '@theme/page-title';
import { TocCompact } from '@theme/toc-compact';

/** A page written in Markdown or MDX outside the docs. */
export function MarkdownPage({ page }: { readonly page: MarkdownPageData }) {
  const toc = page.hideToc ? [] : page.toc;
  return (
    <Layout toc={toc}>
      <article>
        {!page.hideTitle && <PageTitle />}
        <TocCompact items={toc} />
        <ContentRegion className="markdown" content={page.content} />
        <DocFooter {...(page.editUrl && { editUrl: page.editUrl })} {...(page.lastUpdate && { lastUpdate: page.lastUpdate })} />
      </article>
    </Layout>
  );
}
