import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import BlogLayout from '@theme/BlogLayout';
import { PageTitle } from '@theme/content/page-title';
import TagsListByLetter, { type TagsListByLetterProps } from '@theme/TagsListByLetter';

export interface BlogTagsListPageProps extends TagsListByLetterProps {
  readonly sidebar?: BlogSidebarData | undefined;
}

/** All tags of a blog, by first letter. */
export default function BlogTagsListPage({ tags, sidebar }: BlogTagsListPageProps) {
  return (
    <BlogLayout sidebar={sidebar}>
      <PageTitle />
      <TagsListByLetter tags={tags} />
    </BlogLayout>
  );
}
