import type { BlogSidebarData } from '@docusaurus/blog-sidebar';
import { PageMetadata, type PageMetadataProps } from '@docusaurus/page-metadata';
import type { ReactNode } from 'react';

export interface BlogLayoutProps extends Omit<PageMetadataProps, 'image'> {
  readonly sidebar?: BlogSidebarData | undefined;
  readonly toc?: ReactNode;
}

/** A page of a blog. What stands beside its text is part of the frame. */
export default function BlogLayout({ sidebar: _, toc: _toc, children, ...metadata }: BlogLayoutProps) {
  return (
    <>
      <PageMetadata {...metadata} />
      {children}
    </>
  );
}
