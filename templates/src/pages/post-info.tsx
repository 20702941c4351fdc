import { formatCount, type PostFacts, useSite } from '@docsite/renderer/template';
import { Author } from '@theme/pages/author';

/** The publication date, reading time and authors of a post. */
export function PostInfo({ post }: { readonly post: PostFacts }) {
  const { labels, locale } = useSite();
  const { date, dateLabel, minutes, authors } = post;
  const reading = minutes !== undefined && formatCount(labels.readingTime, { count: Math.ceil(minutes) }, locale);
  return (
    <div className="post-info">
      <p className="post-date">
        <time dateTime={date}>{dateLabel}</time>
        {reading && ` · ${reading}`}
      </p>
      {authors.length > 0 && (
        <ul className="post-authors">
          {authors.map((author, index) => (
            <li key={author.name ?? index}>
              <Author author={author} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
