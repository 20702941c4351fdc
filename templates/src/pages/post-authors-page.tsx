import { formatLabel, type PostAuthorsPageData, useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { Author } from '@theme/pages/post-info';

/** All authors of a blog. */
export function PostAuthorsPage({ page }: { readonly page: PostAuthorsPageData }) {
  const labels = useLabels();
  return (
    <>
      <PageTitle />
      <ul className="author-list">
        {page.authors.map((author, index) => (
          <li key={author.name ?? index}>
            <Author author={author} withProfiles />
            {author.description && <p className="entry-text">{author.description}</p>}
            <p className="author-count">
              {formatLabel(author.count === 1 ? labels.postCountOne : labels.postCount, { count: author.count })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
