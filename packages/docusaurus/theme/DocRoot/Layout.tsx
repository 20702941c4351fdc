import BackToTopButton from '@theme/BackToTopButton';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import type { ReactNode } from 'react';

/** The part below the navbar, without the sidebar, which belongs to the frame. */
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
