import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator, { type BlogListPaginatorProps } from '@theme/BlogListPaginator';
import BlogPostItems, { type BlogPostItemsProps } from '@theme/BlogPostItems';
import { PageTitle } from '@theme/content/page-title';

export interface BlogListPageProps extends BlogPostItemsProps {
  readonly metadata: BlogListPaginatorProps['metadata'] & {
    readonly permalink: string;
    readonly blogTitle: string;
    readonly blogDescription: string;
    /** Number of the page, from 1 on. */
    readonly page: number;
  };
  readonly sidebar?: BlogSidebarData | undefined;
}

/** A page of the list of all posts. */
export default function BlogListPage({ metadata, items, sidebar }: BlogListPageProps) {
  return (
    <BlogLayout sidebar={sidebar}>
      <PageTitle className="visually-hidden" />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogLayout>
  );
}
