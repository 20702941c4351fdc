import { classNames } from '@docsite/renderer/template';
import type { BlogAuthor } from '@docusaurus/plugin-content-blog/client';
import Socials from '@theme/Blog/Components/Author/Socials';

export interface AuthorProps {
  /** The element of the name: a heading on pages about the author, a `span` next to a post. */
  readonly as?: 'h1' | 'h2' | 'span';
  readonly author: BlogAuthor;
  /** The number of posts by the author. */
  readonly count?: number;
  readonly className?: string;
}

/** An author of a post. */
export default function Author({ as: Name = 'span', author, count, className }: AuthorProps) {
  const { name, title, url, imageURL, page } = author;
  const href = page?.permalink ?? url;
  return (
    <div className={classNames('author', className)}>
      {imageURL && <img className="author-image" src={imageURL} alt="" width="40" height="40" loading="lazy" />}
      <div className="author-text">
        {name && <Name className="author-name">{href ? <a href={href}>{name}</a> : name}</Name>}
        {count !== undefined && <span className="author-count">{count}</span>}
        {title && <span className="author-title">{title}</span>}
        <Socials author={author} />
      </div>
    </div>
  );
}
