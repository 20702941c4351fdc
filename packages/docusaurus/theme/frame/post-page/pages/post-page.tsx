import type { PostPageData } from '@docsite/renderer/template';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import { useBlogSidebar } from '@docusaurus/inner/sidebar/blog-sidebar';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/BlogPostPage';
import BlogPostPage from '@theme/BlogPostPage';
import { ContentRegion } from '@theme/content/content-region';
import { useMemo } from 'react';

/** The page of a post, drawn by the site. */
export function PostPage({ page }: { readonly page: PostPageData }) {
  const post = useBlogPost();
  const { content } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same component as long as it is the same page
  const Content = useMemo(() => {
    const draw = () => <ContentRegion className="markdown" content={content} />;
    return Object.assign(draw, post);
  }, [content]);
  const Page = components[blogOfPage(page)] ?? BlogPostPage;
  return <Page {...useRouteProps()} content={Content} sidebar={useBlogSidebar()} />;
}
