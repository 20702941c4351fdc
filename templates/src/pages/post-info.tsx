import { type AuthorData, formatCount, type PostFacts, useSite } from '@docsite/renderer/template';

/** When a post was published, how long it takes to read, and who wrote it. */
export function PostInfo({ post }: { readonly post: PostFacts }) {
  const { labels, locale } = useSite();
  const { date, dateLabel, minutes, authors } = post;
  const reading = minutes !== undefined && formatCount(labels.readingTime, { count: minutes }, locale);
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

export interface AuthorProps {
  readonly author: AuthorData;
  /** Whether it links to the author's pages at other sites. */
  readonly withProfiles?: boolean;
}

/** The name of an author, beside a picture. */
export function Author({ author, withProfiles }: AuthorProps) {
  const { name, title, href, image } = author;
  return (
    <span className="author">
      {image && <img className="author-image" src={image} alt="" width="40" height="40" loading="lazy" />}
      <span className="author-text">
        {name && <span className="author-name">{href ? <a href={href}>{name}</a> : name}</span>}
        {title && <span className="author-title">{title}</span>}
        {withProfiles && <AuthorProfiles author={author} />}
      </span>
    </span>
  );
}

/** How sites write their names where that is not with a capital alone. */
const siteNames: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
  email: 'E-mail',
};

function AuthorProfiles({ author: { profiles } }: { readonly author: AuthorData }) {
  if (profiles.length === 0) return null;
  return (
    <span className="author-profiles">
      {profiles.map(({ label, href }) => (
        <a key={label} href={href}>
          {siteNames[label] ?? label.charAt(0).toUpperCase() + label.slice(1)}
        </a>
      ))}
    </span>
  );
}
