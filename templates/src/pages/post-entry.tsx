import { type ListedPost, useLabels } from '@docsite/renderer/template';
import { ListedText } from '@theme/content/listed-text';
import { PostInfo } from '@theme/pages/post-info';
import { ReadMore } from '@theme/pages/read-more';

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
      <PostTags tags={tags} />
      {isTruncated && <ReadMore post={post} />}
    </footer>
  );
}

/** The tags of a post, without the id that those of a page have, because a list contains many posts. */
function PostTags({ tags }: Pick<ListedPost, 'tags'>) {
  const labels = useLabels();
  if (tags.length === 0) return null;
  return (
    <div className="tag-row">
      <span className="tag-row-title">{labels.tags}</span>
      <ul className="tag-list">
        {tags.map(({ href, label, description }) => (
          <li key={href}>
            <a className="tag-link" href={href} rel="tag" title={description}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
