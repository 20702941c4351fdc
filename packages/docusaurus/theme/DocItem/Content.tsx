import { useDocPage } from '@docusaurus/inner/docs/doc-page';
import { PageTitle } from '@theme/content/page-title';
import type { ReactNode } from 'react';

/** The title and the text of a document, in a single element, because layouts of sites place it among others. */
export default function DocItemContent({ children }: { readonly children?: ReactNode }) {
  return (
    <div>
      {!useDocPage().hideTitle && <PageTitle />}
      {children}
    </div>
  );
}
