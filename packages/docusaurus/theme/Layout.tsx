import { PageMetadata, type PageMetadataProps } from '@docusaurus/inner/pages/page-metadata';

export interface LayoutProps extends Omit<PageMetadataProps, 'image'> {
  /** Class of the wrapper around the page. */
  readonly wrapperClassName?: string;
  readonly noFooter?: boolean;
}

/**
 * The layout that pages of the site wrap themselves in. docsite draws navbar and footer around every page, so this only
 * adds what the page sets for its head.
 */
export default function Layout({ children, wrapperClassName, noFooter: _, ...metadata }: LayoutProps) {
  return (
    <>
      <PageMetadata {...metadata} />
      <div className={wrapperClassName ? `main-wrapper ${wrapperClassName}` : 'main-wrapper'}>{children}</div>
    </>
  );
}
