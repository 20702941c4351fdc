import { useDocPage } from '@docusaurus/inner/docs/doc-page';
import { FoundContext } from '@docusaurus/inner/docs/found-context';
import { PageTitle } from '@theme/content/page-title';
import type { ReactNode } from 'react';

/** The title and the text of a document in a layout of the site, with the class by which plugins find them. */
export default function DocItemContent({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="theme-doc-markdown">
      {!useDocPage().hideTitle && <PageTitle />}
      <FoundContext value={true}>{children}</FoundContext>
    </div>
  );
}
