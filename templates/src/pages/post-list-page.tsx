import { type AuthorData, type PostListPageData, useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { PageTitle } from '@theme/content/page-title';
import { Author } from '@theme/pages/author';
import { PageIcon } from '@theme/pages/page-icon';
import { PageNotice } from '@theme/pages/page-notice';
import { PostEntry } from '@theme/pages/post-entry';
import { PostPagination } from '@theme/pages/post-pagination';

/** A page of a list of posts: of all posts, those with a tag, or those by an author. */
export function PostListPage({ page }: { readonly page: PostListPageData }) {
  const labels = useLabels();
  const { newer, older, posts } = page;
  return (
    <>
      {page.unlisted && <PageNotice text={labels.unlisted} />}
      <PageTitle>
        <ListIntroduction page={page} />
      </PageTitle>
      {posts.length === 0 && <p>{labels.noPosts}</p>}
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

function ListIntroduction({ page }: { readonly page: PostListPageData }) {
  const labels = useLabels();
  const { author, all, description, subject } = page;
  if (subject === 'blog') return null;
  return (
    <>
      {author && (
        <div className="author-header">
          <Author author={withoutName(author)} withProfiles />
        </div>
      )}
      {description && <p className="lead">{description}</p>}
      {all && (
        <a className="back-link" href={all}>
          {subject === 'tag' ? <PageIcon name="tag" /> : <Icon name="page" />}
          {subject === 'tag' ? labels.viewAllTags : labels.viewAllAuthors}
        </a>
      )}
    </>
  );
}

/** An author without their name, which is the title of the page. */
function withoutName({ name: _, href: _href, ...author }: AuthorData): AuthorData {
  return author;
}
