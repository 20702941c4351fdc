import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
import { PostEntryFooter, type PostEntryProps } from '@theme-original/pages/post-entry';

export { PostEntryFooter, type PostEntryProps };

/** A post in a list, drawn by the site. */
export function PostEntry({ post }: PostEntryProps) {
  return (
    <ListedPostContext value={post}>
      <BlogPostItem>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the source of the post */}
        <div className="markdown" dangerouslySetInnerHTML={{ __html: post.html }} />
      </BlogPostItem>
    </ListedPostContext>
  );
}
