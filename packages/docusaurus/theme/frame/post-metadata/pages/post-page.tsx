import type { PostPageData } from '@docsite/renderer/template';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import { PostPage as Original } from '@theme-original/pages/post-page';

/** The page of a post, with what the site adds to its head. */
export function PostPage(props: { readonly page: PostPageData }) {
  return (
    <>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <Original {...props} />
    </>
  );
}
