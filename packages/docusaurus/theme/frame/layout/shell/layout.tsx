import { usePage } from '@docsite/renderer/template';
import { type FrameComponent, FrameContext } from '@docusaurus/inner/frame/frame-context';
import ThemeLayout from '@theme/Layout';
import { AnnouncementBar } from '@theme/shell/announcement-bar';
import { Footer } from '@theme/shell/footer';
import { LayoutBody } from '@theme/shell/layout-body';
import { Navbar } from '@theme/shell/navbar';
import { SkipLink } from '@theme/shell/skip-link';
import type { ReactNode } from 'react';

/** The frame, drawn by the site. The site's own pages draw its layout themselves. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const body = <LayoutBody>{children}</LayoutBody>;
  const page = usePage();
  if (page.kind === 'module') return page.frame ? <Frame noFooter={page.frame === 'headed'}>{body}</Frame> : body;
  return (
    <FrameContext value={Frame}>
      <ThemeLayout>{body}</ThemeLayout>
    </FrameContext>
  );
}

const Frame: FrameComponent = ({ children, noFooter }) => (
  <>
    <SkipLink />
    <AnnouncementBar />
    <Navbar />
    {children}
    {!noFooter && <Footer />}
  </>
);
