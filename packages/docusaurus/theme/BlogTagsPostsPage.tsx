import { useLabels } from '@docsite/renderer/template';
import type { BlogSidebarData } from '@docusaurus/blog-sidebar';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator, { type BlogListPaginatorProps } from '@theme/BlogListPaginator';
import BlogPostItems, { type BlogPostItemsProps } from '@theme/BlogPostItems';
import { PageTitle } from '@theme/content/page-title';
import { PageIcon } from '@theme/pages/page-icon';

export interface BlogTagsPostsPageProps extends BlogPostItemsProps {
  readonly tag: {
    readonly label: string;
    readonly permalink: string;
    readonly count: number;
    readonly description?: string;
    readonly allTagsPath: string;
    readonly unlisted: boolean;
  };
  readonly listMetadata: BlogListPaginatorProps['metadata'];
  readonly sidebar?: BlogSidebarData | undefined;
}

/** A page of the posts with a tag. */
export default function BlogTagsPostsPage({ tag, items, listMetadata, sidebar }: BlogTagsPostsPageProps) {
  const labels = useLabels();
  return (
    <BlogLayout sidebar={sidebar}>
      <PageTitle>
        {tag.description && <p className="lead">{tag.description}</p>}
        <a className="back-link" href={tag.allTagsPath}>
          <PageIcon name="tag" />
          {labels.viewAllTags}
        </a>
      </PageTitle>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogLayout>
  );
}
