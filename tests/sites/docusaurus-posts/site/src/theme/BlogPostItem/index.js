import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';

export default function BlogPostItemWrapper(props) {
  const { frontMatter, isBlogPostPage } = useBlogPost();
  return (
    <>
      <BlogPostItem {...props} className="own-post" />
      <small className="written">{props.children.type.frontMatter.authors}</small>
      {isBlogPostPage && <section className="comments" data-term={frontMatter.comments_for ?? 'none'} />}
    </>
  );
}
