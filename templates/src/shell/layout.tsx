import { AnnouncementBar } from '@theme/shell/announcement-bar';
import { Footer } from '@theme/shell/footer';
import { LayoutBody } from '@theme/shell/layout-body';
import { Navbar } from '@theme/shell/navbar';
import { SkipLink } from '@theme/shell/skip-link';
import type { ReactNode } from 'react';

/**
 * The shell around every page: skip link, announcement, navbar, sidebar, main region, table of contents and footer. It
 * stays when the reader navigates; only what belongs to a single page is rendered again.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <LayoutBody>{children}</LayoutBody>
      <Footer />
    </>
  );
}
