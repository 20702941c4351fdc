import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
import { ListedText } from '@theme/content/listed-text';
import { PostEntryFooter, type PostEntryProps } from '@theme-original/pages/post-entry';

export { PostEntryFooter, type PostEntryProps };

/** A post in a list, drawn by the site. */
export function PostEntry({ post }: PostEntryProps) {
  return (
    <ListedPostContext value={post}>
      <BlogPostItem>
        <ListedText html={post.html} />
      </BlogPostItem>
    </ListedPostContext>
  );
}
