import { useDocPage } from '@docusaurus/doc-page';
import { PageTitle } from '@theme/content/page-title';
import type { ReactNode } from 'react';

/** The text of a document, below its title. */
export default function DocItemContent({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {!useDocPage().hideTitle && <PageTitle />}
      {children}
    </>
  );
}
