import { useLabels } from '@docsite/renderer/template';
import { PostListHeader, type PostListProps } from '@theme/pages/post-list-header';

/** The title of a list of posts. */
export function PostListTitle({ page }: PostListProps) {
  return <PostListHeader page={page} />;
}

/** The text of a list without posts. */
export function NoPosts(_: PostListProps) {
  return <p>{useLabels().noPosts}</p>;
}
