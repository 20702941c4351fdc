import { useLabels } from '@docsite/renderer/template';
import { type ShownTag, TagTitle } from '@docusaurus/inner/pages/tag-title';
import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator, { type BlogListPaginatorProps } from '@theme/BlogListPaginator';
import BlogPostItems, { type BlogPostItemsProps } from '@theme/BlogPostItems';
import Unlisted from '@theme/ContentVisibility/Unlisted';

export interface BlogTagsPostsPageProps extends BlogPostItemsProps {
  readonly tag: ShownTag;
  /** The tag, for components ejected before Docusaurus 2.0. */
  readonly metadata?: ShownTag & { readonly name: string };
  readonly listMetadata: BlogListPaginatorProps['metadata'];
  readonly sidebar?: BlogSidebarData | undefined;
}

/** A page of the posts with a tag. */
export default function BlogTagsPostsPage({ tag, items, listMetadata, sidebar }: BlogTagsPostsPageProps) {
  return (
    <BlogLayout sidebar={sidebar}>
      {tag.unlisted && <Unlisted />}
      <TagTitle tag={tag} allTags={useLabels().viewAllPostTags} />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogLayout>
  );
}
