import { type PageData, sidebarOf, useLabels, usePage, useSite } from '@docsite/renderer/template';
import { AnnouncementBar } from '@theme/shell/announcement-bar';
import { Footer } from '@theme/shell/footer';
import { MobileMenu } from '@theme/shell/mobile-menu';
import { Navbar } from '@theme/shell/navbar';
import { SkipLink } from '@theme/shell/skip-link';
import { Toc } from '@theme/shell/toc';
import type { ReactNode } from 'react';

/**
 * The shell around every page: skip link, announcement, navbar, sidebar, main region, table of contents and footer. It
 * stays when the reader goes from page to page; what belongs to one page alone is drawn anew.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const labels = useLabels();
  const page = usePage();
  const { sidebars } = useSite();
  const name = sidebarOf(page);
  const sidebar = name === undefined ? undefined : sidebars[name];
  const toc = 'toc' in page ? page.toc : [];
  const shape = ['shell', `shell-${sidebar === undefined ? widthOf(page) : 'docs'}`, toc.length > 0 && 'shell-toc'];
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <div className={shape.filter(Boolean).join(' ')}>
        <MobileMenu {...(sidebar && { sidebar })} />
        <main
          id="ds-main"
          className="main"
          tabIndex={-1}
          data-copy-label={labels.copyCode}
          data-copied-label={labels.codeCopied}
          data-copy-failed-label={labels.copyFailed}
          data-wrap-label={labels.wrapCode}
          data-zoom-label={labels.enlargeImage}
        >
          {children}
        </main>
        {toc.length > 0 && <Toc key={page.url} items={toc} />}
      </div>
      <Footer />
    </>
  );
}

/** A page that is a component of the site's own has the whole width to itself. */
function widthOf(page: PageData): 'column' | 'full' {
  return page.kind === 'module' ? 'full' : 'column';
}
