import { useSite } from '@docsite/renderer/template';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import siteMetadata from '@generated/site-metadata';
import { PageTitle } from '@theme/content/page-title';
import Heading from '@theme/Heading';

interface ArchivedPost {
  readonly metadata: { readonly permalink: string; readonly title: string; readonly date: string };
}

export interface BlogArchivePageProps {
  /** The newest first. */
  readonly archive: { readonly blogPosts: readonly ArchivedPost[] };
}

/** Whether to list posts as Docusaurus 2 does: the oldest year first, and the newest post of each year first. */
const isOld = /^2\./.test(siteMetadata.docusaurusVersion);

/** Whether dates have the year, as before Docusaurus 3.2. */
const hasYears = /^(?:2|3\.[01])\./.test(siteMetadata.docusaurusVersion);

/**
 * All posts of a blog by year. As in Docusaurus, years are in descending order, and the posts of a year in ascending
 * order.
 */
export default function BlogArchivePage({ archive }: BlogArchivePageProps) {
  const { labels, locale } = useSite();
  const day = new Intl.DateTimeFormat(locale.name, {
    day: 'numeric',
    month: 'long',
    ...(hasYears && { year: 'numeric' }),
    timeZone: 'UTC',
    calendar: locale.calendar,
  });
  const description = translate({ id: 'theme.blog.archive.description', message: labels.postArchive });
  return (
    <>
      <PageMetadata description={description} />
      <PageTitle>
        <p className="lead">{description}</p>
      </PageTitle>
      {yearsOf(archive.blogPosts).map(([year, posts]) => (
        <section className="tag-group" key={year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <ul className="archive-list">
            {posts.map(({ metadata: { permalink, title, date } }) => (
              <li key={permalink}>
                <a href={permalink}>
                  {day.format(new Date(date))} - {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function yearsOf(posts: readonly ArchivedPost[]): [year: string, posts: readonly ArchivedPost[]][] {
  const years = new Map<string, readonly ArchivedPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    const known = years.get(year) ?? [];
    years.set(year, isOld ? [...known, post] : [post, ...known]);
  }
  return isOld ? [...years].reverse() : [...years];
}
