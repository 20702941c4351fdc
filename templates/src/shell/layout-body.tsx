import { classNames, type PageData, sidebarOf, useLabels, usePage, useSite } from '@docsite/renderer/template';
import { MobileMenu } from '@theme/shell/mobile-menu';
import { Toc } from '@theme/shell/toc';
import type { ReactNode } from 'react';

/** The part between navbar and footer: sidebar, main region and table of contents. */
export function LayoutBody({ children }: { readonly children: ReactNode }) {
  const labels = useLabels();
  const page = usePage();
  const { sidebars, imageZoom } = useSite();
  const name = sidebarOf(page);
  const sidebar = name === undefined ? undefined : sidebars[name];
  const toc = 'toc' in page ? page.toc : [];
  const width = sidebar === undefined ? widthOf(page) : 'docs';
  const shape = classNames('shell', `shell-${width}`, toc.length > 0 && 'shell-toc', hidesToc(page) && 'shell-no-toc');
  return (
    <div className={shape}>
      <MobileMenu {...(sidebar && { sidebar })} />
      <main
        id="ds-main"
        className="main"
        tabIndex={-1}
        data-copy-label={labels.copyCode}
        data-copied-label={labels.codeCopied}
        data-copy-failed-label={labels.copyFailed}
        data-wrap-label={labels.wrapCode}
        data-top-label={width === 'docs' && 'docs' in page ? labels.backToTop : undefined}
        data-zoom-label={labels.enlargeImage}
        data-zoom={imageZoom && JSON.stringify(imageZoom)}
      >
        {children}
      </main>
      {toc.length > 0 && <Toc key={page.url} items={toc} />}
    </div>
  );
}

/** A page that is a component of the site has the full width. */
function widthOf(page: PageData): 'column' | 'full' {
  return page.kind === 'module' ? 'full' : 'column';
}

/** Whether the author does without a table of contents, so that a theme may give the text the room of it. */
function hidesToc(page: PageData): boolean {
  return (page.kind === 'doc' || page.kind === 'markdown') && page.hideToc;
}
