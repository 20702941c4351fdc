import { PageMetadata, type PageMetadataProps } from '@docusaurus/inner/pages/page-metadata';
import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import type { ReactNode } from 'react';

export interface BlogLayoutProps extends Omit<PageMetadataProps, 'image'> {
  readonly sidebar?: BlogSidebarData | undefined;
  readonly toc?: ReactNode;
}

/** The layout of a blog page. The sidebar and the table of contents are part of the frame. */
export default function BlogLayout({ sidebar: _, toc: _toc, children, ...metadata }: BlogLayoutProps) {
  return (
    <>
      <PageMetadata {...metadata} />
      {children}
    </>
  );
}
