import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostPage from '@theme-original/BlogPostPage';

function Comments() {
  return <section className="comments">About {useBlogPost().metadata.title}</section>;
}

export default function BlogPostPageWrapper(props) {
  return (
    <>
      <BlogPostPage {...props} />
      <Comments />
    </>
  );
}
