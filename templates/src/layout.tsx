import { type DocsContext, type TocItem, useLabels, useSite } from '@docsite/renderer/template';
import { AnnouncementBar } from '@theme/announcement-bar';
import { Footer } from '@theme/footer';
import { MobileMenu } from '@theme/mobile-menu';
import { Navbar } from '@theme/navbar';
import { SkipLink } from '@theme/skip-link';
import { Toc } from '@theme/toc';
import type { ReactNode } from 'react';

export interface LayoutProps {
  /** Gives the page the sidebar of its docs. */
  readonly docs?: DocsContext;
  /** Headings for the table of contents beside the page. */
  readonly toc?: readonly TocItem[];
  /** `full` leaves the whole width to the page. */
  readonly width?: 'column' | 'full';
  readonly children: ReactNode;
}

/** The shell around every page: skip link, announcement, navbar, sidebar, main region, table of contents and footer. */
export function Layout({ docs, toc = [], width = 'column', children }: LayoutProps) {
  const labels = useLabels();
  const { sidebars } = useSite();
  const sidebar = docs?.sidebar === undefined ? undefined : sidebars[docs.sidebar];
  const shape = sidebar === undefined ? width : 'docs';
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <div className={`shell shell-${shape}`}>
        <MobileMenu {...(sidebar && { sidebar })} />
        <main id="main" className="main" tabIndex={-1} data-copy-label={labels.copyCode} data-copied-label={labels.codeCopied}>
          {children}
        </main>
        {toc.length > 0 && <Toc items={toc} />}
      </div>
      <Footer />
    </>
  );
}
