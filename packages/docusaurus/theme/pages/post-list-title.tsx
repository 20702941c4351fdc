import { useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { PostListHeader, type PostListProps } from '@theme/pages/post-list-header';

/** The title of a list of posts: only the name for an author, and visually hidden for the list of all posts. */
export function PostListTitle({ page }: PostListProps) {
  if (page.subject === 'blog') return <PageTitle className="visually-hidden" />;
  return <PostListHeader page={page} title={page.author?.name} />;
}

/** The text of a list without posts, which only authors can have. */
export function NoPosts({ page }: PostListProps) {
  const labels = useLabels();
  return page.author === undefined ? null : <p>{labels.noPostsBy}</p>;
}
