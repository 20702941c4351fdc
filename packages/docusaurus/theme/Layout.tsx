import { LinkContext } from '@docsite/renderer/template';
import { PageMetadata, type PageMetadataProps } from '@docusaurus/inner/pages/page-metadata';
import { CrashBoundary } from '@theme/content/crash-boundary';
import { useContext } from 'react';

export interface LayoutProps extends Omit<PageMetadataProps, 'image'> {
  /** Class of the wrapper around the page. */
  readonly wrapperClassName?: string;
  readonly noFooter?: boolean;
}

/**
 * The layout that pages of the site wrap themselves in. docsite draws navbar and footer around the page, so this only
 * asks for them, and adds what the page sets for its head.
 */
export default function Layout({ children, wrapperClassName, noFooter, ...metadata }: LayoutProps) {
  useContext(LinkContext)?.frame(noFooter ? 'headed' : 'whole');
  const Boundary = useContext(CrashBoundary);
  return (
    <>
      <PageMetadata {...metadata} />
      <div className={wrapperClassName ? `main-wrapper ${wrapperClassName}` : 'main-wrapper'}>
        <Boundary>{children}</Boundary>
      </div>
    </>
  );
}
