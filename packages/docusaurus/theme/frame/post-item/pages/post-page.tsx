import type { PostPageData } from '@docsite/renderer/template';
import { usePostContent } from '@docusaurus/inner/pages/post-content';
import { neighbourProps } from '@docusaurus/inner/pages/prop-values';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import { PageTop } from '@theme/pages/page-top';
import { NoticesAboveTitle } from '@theme/pages/title-notices';

/** A post of a blog, drawn by the site. */
export function PostPage({ page }: { readonly page: PostPageData }) {
  const Content = usePostContent(page);
  return (
    <>
      <NoticesAboveTitle page={page} />
      <PageTop />
      <BlogPostItem>
        <Content />
      </BlogPostItem>
      <BlogPostPaginator prevItem={neighbourProps(page.previous)} nextItem={neighbourProps(page.next)} />
    </>
  );
}
