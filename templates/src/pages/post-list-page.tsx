import { useLabels } from '@docsite/renderer/template';
import { PostEntry } from '@theme/pages/post-entry';
import type { PostListProps } from '@theme/pages/post-list-header';
import { NoPosts, PostListTitle } from '@theme/pages/post-list-title';
import { PostPagination } from '@theme/pages/post-pagination';
import { VisibilityNotices } from '@theme/pages/visibility-notices';

/** A page of a list of posts: of all posts, those with a tag, or those by an author. */
export function PostListPage({ page }: PostListProps) {
  const labels = useLabels();
  const { newer, older, posts } = page;
  return (
    <>
      <VisibilityNotices page={page} />
      <PostListTitle page={page} />
      {posts.length === 0 && <NoPosts page={page} />}
      <div className="post-list">
        {posts.map((post) => (
          <PostEntry key={post.href} post={post} />
        ))}
      </div>
      <PostPagination
        label={labels.postListPages}
        newer={newer === undefined ? undefined : { label: labels.newerPosts, href: newer }}
        older={older === undefined ? undefined : { label: labels.olderPosts, href: older }}
      />
    </>
  );
}
