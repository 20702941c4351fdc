import BackToTopButton from '@theme/BackToTopButton';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import type { ReactNode } from 'react';

/** What a document is drawn in, below the navbar. The sidebar is part of the frame. */
export default function DocRootLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <BackToTopButton />
      <DocRootLayoutMain hiddenSidebarContainer={false} isAlone>
        {children}
      </DocRootLayoutMain>
    </>
  );
}
