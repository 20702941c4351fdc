import type { PostListPageData } from '@docsite/renderer/template';
import { listMetadata } from '@docusaurus/inner/pages/list-metadata';
import { useBlogSidebar } from '@docusaurus/inner/sidebar/blog-sidebar';
import { postContent } from '@docusaurus/plugin-content-blog/client';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import { PostListPage as Original } from '@theme-original/pages/post-list-page';

/** A page that lists posts. On the list of all posts, the site's component adds structured data to the head. */
export function PostListPage({ page }: { readonly page: PostListPageData }) {
  const items = page.posts.map((post) => ({ content: postContent(post) }));
  const list = { metadata: listMetadata(page), sidebar: useBlogSidebar(), items };
  return (
    <>
      {page.subject === 'blog' && <BlogListPageStructuredData {...list} />}
      <Original page={page} />
    </>
  );
}
