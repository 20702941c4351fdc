import type { PostPageData } from '@docsite/renderer/template';
import { neighbourProps } from '@docusaurus/inner/pages/prop-values';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import { ContentRegion } from '@theme/content/content-region';
import { PageTop } from '@theme/pages/page-top';
import { NoticesAboveTitle } from '@theme/pages/title-notices';

/** A post of a blog, drawn by the site. */
export function PostPage({ page }: { readonly page: PostPageData }) {
  return (
    <>
      <NoticesAboveTitle page={page} />
      <PageTop />
      <BlogPostItem>
        <ContentRegion className="markdown" content={page.content} />
      </BlogPostItem>
      <BlogPostPaginator prevItem={neighbourProps(page.previous)} nextItem={neighbourProps(page.next)} />
    </>
  );
}
