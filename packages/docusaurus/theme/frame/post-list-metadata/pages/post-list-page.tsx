import type { PostListPageData } from '@docsite/renderer/template';
import { listMetadata } from '@docusaurus/inner/pages/list-metadata';
import { useBlogSidebar } from '@docusaurus/inner/sidebar/blog-sidebar';
import { postContent } from '@docusaurus/plugin-content-blog/client';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import { PostListPage as Original } from '@theme-original/pages/post-list-page';

/** A page of a list of posts, with what the site adds to the head of the list of all. */
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
