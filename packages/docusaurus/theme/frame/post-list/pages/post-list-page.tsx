import type { PostListPageData } from '@docsite/renderer/template';
import { useBlogSidebar } from '@docusaurus/blog-sidebar';
import { blogOfPage } from '@docusaurus/is-blog-page';
import { postContent } from '@docusaurus/plugin-content-blog/client';
import components from '@generated/components/BlogListPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPage from '@theme/BlogListPage';
import { PostListPage as Original } from '@theme-original/pages/post-list-page';

/** A page of a list of posts, drawn by the site where it is that of all of them. */
export function PostListPage({ page }: { readonly page: PostListPageData }) {
  const sidebar = useBlogSidebar();
  const { url, title, description, newer, older, posts } = page;
  if (page.subject !== 'blog')
    return (
      <BlogLayout sidebar={sidebar}>
        <Original page={page} />
      </BlogLayout>
    );
  const metadata = {
    ...{ permalink: url, blogTitle: title, blogDescription: description, previousPage: newer, nextPage: older },
    page: newer === undefined ? 1 : Number(/(\d+)\/?$/.exec(url)?.[1]),
  };
  const Page = components[blogOfPage(page)] ?? BlogListPage;
  return <Page metadata={metadata} items={posts.map((post) => ({ content: postContent(post) }))} sidebar={sidebar} />;
}
