import { useDocPage } from '@docusaurus/inner/docs/doc-page';
import { PageTitle } from '@theme/content/page-title';
import type { ReactNode } from 'react';

/** The text of a document below its title, in one element, because layouts of sites place that among others. */
export default function DocItemContent({ children }: { readonly children?: ReactNode }) {
  return (
    <div>
      {!useDocPage().hideTitle && <PageTitle />}
      {children}
    </div>
  );
}
