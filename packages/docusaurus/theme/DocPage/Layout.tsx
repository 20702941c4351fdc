import BackToTopButton from '@theme/BackToTopButton';
import DocPageLayoutMain from '@theme/DocPage/Layout/Main';
import type { ReactNode } from 'react';

/** The part below the navbar, without the sidebar, which belongs to the frame. */
export default function DocPageLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <BackToTopButton />
      <DocPageLayoutMain hiddenSidebarContainer={false}>{children}</DocPageLayoutMain>
    </>
  );
}
