import type { PostTagsPageData } from '@docsite/renderer/template';
import { useBlogSidebar } from '@docusaurus/blog-sidebar';
import BlogTagsListPage from '@theme/BlogTagsListPage';

/** All tags of a blog, drawn by the site. */
export function PostTagsPage({ page }: { readonly page: PostTagsPageData }) {
  const tags = page.groups.flatMap((group) => group.tags.map(({ href, ...tag }) => ({ ...tag, permalink: href })));
  return <BlogTagsListPage tags={tags} sidebar={useBlogSidebar()} />;
}
