import { usePage } from '@docsite/renderer/template';
import { AnnouncementBar } from '@theme/shell/announcement-bar';
import { Footer } from '@theme/shell/footer';
import { LayoutBody } from '@theme/shell/layout-body';
import { Navbar } from '@theme/shell/navbar';
import { SkipLink } from '@theme/shell/skip-link';
import type { ReactNode } from 'react';

/** The frame, for sites with React pages that draw no layout, or one without a footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  const frame = page.kind === 'module' ? page.frame : 'whole';
  return (
    <>
      {frame && <SkipLink />}
      {frame && <AnnouncementBar />}
      {frame && <Navbar />}
      <LayoutBody>{children}</LayoutBody>
      {frame === 'whole' && <Footer />}
    </>
  );
}
