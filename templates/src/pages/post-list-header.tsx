import { type AuthorData, type PostListPageData, useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { PageTitle } from '@theme/content/page-title';
import { Author } from '@theme/pages/author';
import { PageIcon } from '@theme/pages/page-icon';

/** A page of a list of posts. */
export interface PostListProps {
  readonly page: PostListPageData;
}

/**
 * The heading of a list of posts, and what is known of their tag or author.
 *
 * @param title The text of the heading, if it is not that of the page.
 */
export function PostListHeader({ page, title }: PostListProps & { readonly title?: string | undefined }) {
  return (
    <PageTitle title={title}>
      <ListIntroduction page={page} />
    </PageTitle>
  );
}

function ListIntroduction({ page }: PostListProps) {
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
          {subject === 'tag' ? labels.viewAllPostTags : labels.viewAllAuthors}
        </a>
      )}
    </>
  );
}

/** An author without their name, which is the title of the page. */
function withoutName({ name: _, href: _href, ...author }: AuthorData): AuthorData {
  return author;
}
