import { formatCount, type PostAuthorsPageData, useSite } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { Author } from '@theme/pages/author';

/** All authors of a blog. */
export function PostAuthorsPage({ page }: { readonly page: PostAuthorsPageData }) {
  const { labels, locale } = useSite();
  return (
    <>
      <PageTitle />
      <ul className="author-list">
        {page.authors.map((author, index) => (
          <li key={author.name ?? index}>
            <Author author={author} withProfiles />
            {author.description && <p className="entry-text">{author.description}</p>}
            <p className="author-count">{formatCount(labels.postCount, { count: author.count }, locale)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
