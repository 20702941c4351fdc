import {
  type AuthorData,
  formatLabel,
  type ListedPost,
  type PostListPageData,
  useLabels,
} from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { PageTitle } from '@theme/content/page-title';
import { PageIcon } from '@theme/pages/page-icon';
import { Author, PostInfo } from '@theme/pages/post-info';
import { PostPagination } from '@theme/pages/post-pagination';

/** A page of a list of posts: of all, of those with a tag, or of those by an author. */
export function PostListPage({ page }: { readonly page: PostListPageData }) {
  const labels = useLabels();
  const { newer, older, posts } = page;
  return (
    <>
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

/** The name of an author is the title of the page. */
function withoutName({ name: _, href: _href, ...author }: AuthorData): AuthorData {
  return author;
}

/** A post in a list: its beginning, and the way to the rest. */
function PostEntry({ post }: { readonly post: ListedPost }) {
  const labels = useLabels();
  const { label, href, html, isTruncated, tags } = post;
  return (
    <article className="post-entry">
      <h2 className="post-entry-title">
        <a href={href}>{label}</a>
      </h2>
      <PostInfo post={post} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the source of the post */}
      <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
      {(tags.length > 0 || isTruncated) && (
        <footer className="post-entry-footer">
          <PostTags tags={tags} />
          {isTruncated && (
            <a className="read-more" href={href} aria-label={formatLabel(labels.readMoreOf, { title: label })}>
              {labels.readMore}
            </a>
          )}
        </footer>
      )}
    </article>
  );
}

/** The tags of a post; a list holds those of many posts. */
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
