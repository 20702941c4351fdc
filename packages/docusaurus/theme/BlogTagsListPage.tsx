import type { BlogSidebarData } from '@docusaurus/blog-sidebar';
import { listTagsByLetters } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import { PageTitle } from '@theme/content/page-title';
import { TagGroups } from '@theme/pages/tag-groups';

export interface BlogTagsListPageProps {
  readonly tags: readonly {
    readonly label: string;
    readonly permalink: string;
    readonly count: number;
    readonly description?: string;
  }[];
  readonly sidebar?: BlogSidebarData | undefined;
}

/** All tags of a blog, by their first letters. */
export default function BlogTagsListPage({ tags, sidebar }: BlogTagsListPageProps) {
  const groups = listTagsByLetters(tags).map(({ letter, tags: own }) => ({
    letter,
    tags: own.map(({ permalink, ...tag }) => ({ ...tag, href: permalink })),
  }));
  return (
    <BlogLayout sidebar={sidebar}>
      <PageTitle />
      <TagGroups groups={groups} />
    </BlogLayout>
  );
}
