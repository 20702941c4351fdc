import { useListedContent } from '@docusaurus/inner/pages/post-content';
import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
import { PostEntryFooter, type PostEntryProps } from '@theme-original/pages/post-entry';

export { PostEntryFooter, type PostEntryProps };

/** A post in a list, drawn by the site. */
export function PostEntry({ post }: PostEntryProps) {
  const Content = useListedContent(post);
  return (
    <ListedPostContext value={post}>
      <BlogPostItem>
        <Content />
      </BlogPostItem>
    </ListedPostContext>
  );
}
