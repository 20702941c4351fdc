import type { DocPageData } from '@docsite/renderer/template';
import { FoundContext } from '@docusaurus/inner/docs/found-context';
import { ContentRegion } from '@theme/content/content-region';
import { PageTitle } from '@theme/content/page-title';
import { TocCompact } from '@theme/shell/toc-compact';

/**
 * The title and the text of a document in an element with the class by which plugins find them in the HTML of the
 * finished site. As in Docusaurus, the table of contents is above both.
 */
export function DocText({ page }: { readonly page: DocPageData }) {
  return (
    <>
      <TocCompact items={page.toc} />
      <div className="theme-doc-markdown">
        {!page.hideTitle && <PageTitle />}
        <FoundContext value={true}>
          <ContentRegion className="markdown" content={page.content} />
        </FoundContext>
      </div>
    </>
  );
}
