import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import { BlogPostProvider, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import ContentVisibility from '@theme/ContentVisibility';
import { PageTop } from '@theme/pages/page-top';
import TOC from '@theme/TOC';
import type { ComponentType } from 'react';

export interface BlogPostPageProps {
  /** The component that draws the text of the post. */
  readonly content: ComponentType;
  readonly sidebar?: BlogSidebarData | undefined;
}

/** The page of a post. */
export default function BlogPostPage({ content: Content, sidebar }: BlogPostPageProps) {
  const { toc, metadata } = useBlogPost();
  const { prevItem, nextItem } = metadata as BlogPostNeighbours;
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <BlogLayout sidebar={sidebar} toc={toc.length > 0 && <TOC toc={toc} />}>
        <ContentVisibility metadata={metadata} />
        <PageTop />
        <BlogPostItem>
          <Content />
        </BlogPostItem>
        <BlogPostPaginator prevItem={prevItem} nextItem={nextItem} />
      </BlogLayout>
    </BlogPostProvider>
  );
}

type BlogPostNeighbours = Partial<
  Record<'prevItem' | 'nextItem', { readonly title: string; readonly permalink: string }>
>;
