import { PageMetadata, type PageMetadataProps } from '@docusaurus/inner/pages/page-metadata';

export interface LayoutProps extends Omit<PageMetadataProps, 'image'> {
  /** Class of the wrapper around the page. */
  readonly wrapperClassName?: string;
  readonly noFooter?: boolean;
}

/**
 * The frame of a page of the site's own. docsite draws navbar and footer around every page: only what its head says is
 * its own.
 */
export default function Layout({ children, wrapperClassName, noFooter: _, ...metadata }: LayoutProps) {
  return (
    <>
      <PageMetadata {...metadata} />
      <div className={wrapperClassName ? `main-wrapper ${wrapperClassName}` : 'main-wrapper'}>{children}</div>
    </>
  );
}
