import { useBlogPost } from '@docusaurus/plugin-content-blog/client';

/** The title of a post; in a list, it links to the post. */
export default function BlogPostItemHeaderTitle({ className }: { readonly className?: string }) {
  const { metadata, isBlogPostPage } = useBlogPost();
  if (isBlogPostPage) return <h1 className={className}>{metadata.title}</h1>;
  return (
    <h2 className={className}>
      <a href={metadata.permalink}>{metadata.title}</a>
    </h2>
  );
}
