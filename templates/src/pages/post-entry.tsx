import type { ListedPost } from '@docsite/renderer/template';
import { ListedText } from '@theme/content/listed-text';
import { PostInfo } from '@theme/pages/post-info';
import { ReadMore } from '@theme/pages/read-more';
import { TagLinks } from '@theme/pages/tag-links';

/** A post, with its text up to where it is truncated. */
export interface PostEntryProps {
  readonly post: ListedPost;
}

/** A post in a list: its excerpt, and a link to the rest. */
export function PostEntry({ post }: PostEntryProps) {
  const { label, href, html } = post;
  return (
    <article className="post-entry">
      <h2 className="post-entry-title">
        <a href={href}>{label}</a>
      </h2>
      <PostInfo post={post} />
      <ListedText html={html} />
      <PostEntryFooter post={post} />
    </article>
  );
}

/** The tags of a post in a list, and a link to the rest of it. */
export function PostEntryFooter({ post }: PostEntryProps) {
  const { isTruncated, tags } = post;
  if (tags.length === 0 && !isTruncated) return null;
  return (
    <footer className="post-entry-footer">
      <TagLinks tags={tags} />
      {isTruncated && <ReadMore post={post} />}
    </footer>
  );
}
