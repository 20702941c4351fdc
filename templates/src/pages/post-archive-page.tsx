import type { PostArchivePageData } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';

/** All posts of a blog, by year. */
export function PostArchivePage({ page }: { readonly page: PostArchivePageData }) {
  return (
    <>
      <PageTitle />
      {page.years.map(({ year, posts }) => (
        <section className="tag-group" key={year}>
          <h2 id={year}>{year}</h2>
          <ul className="archive-list">
            {posts.map(({ label, href, date, dateLabel }) => (
              <li key={href}>
                <time dateTime={date}>{dateLabel}</time>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
