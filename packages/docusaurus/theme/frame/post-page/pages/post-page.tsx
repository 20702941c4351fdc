import type { PostPageData } from '@docsite/renderer/template';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import { usePostContent } from '@docusaurus/inner/pages/post-content';
import { useBlogSidebar } from '@docusaurus/inner/sidebar/blog-sidebar';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/BlogPostPage';
import BlogPostPage from '@theme/BlogPostPage';

/** The page of a post, drawn by the site. */
export function PostPage({ page }: { readonly page: PostPageData }) {
  const Page = components[blogOfPage(page)] ?? BlogPostPage;
  return <Page {...useRouteProps()} content={usePostContent(page)} sidebar={useBlogSidebar()} />;
}
