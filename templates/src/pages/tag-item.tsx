import type { TagLink } from '@docsite/renderer/template';

/** A tag to link to. */
export interface TagItemProps extends TagLink {
  /** The number of pages with it, in lists of all tags. */
  readonly count?: number;
}

/** A link to the pages with a tag. */
export function TagItem({ label, href, description, count }: TagItemProps) {
  return (
    <a className="tag-link" href={href} rel={count === undefined ? 'tag' : undefined} title={description}>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className="tag-count">{count}</span>
        </>
      )}
    </a>
  );
}
