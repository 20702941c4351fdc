import BackToTopButton from '@theme/BackToTopButton';
import DocPageLayoutMain from '@theme/DocPage/Layout/Main';
import type { ReactNode } from 'react';

/** What a document is drawn in, below the navbar. The sidebar is part of the frame. */
export default function DocPageLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <BackToTopButton />
      <DocPageLayoutMain hiddenSidebarContainer={false}>{children}</DocPageLayoutMain>
    </>
  );
}
