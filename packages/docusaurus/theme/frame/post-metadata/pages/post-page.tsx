import type { PostPageData } from '@docsite/renderer/template';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import { PostPage as Original } from '@theme-original/pages/post-page';

/** The page of a post, whose head the site's component adds to. */
export function PostPage(props: { readonly page: PostPageData }) {
  return (
    <>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <Original {...props} />
    </>
  );
}
