import type { PageLink } from '@docsite/renderer/template';

/** The neighbours of a post or of a page of a list; no links are drawn where it has none. */
export interface PostPaginationProps {
  /** Names the links for assistive technology. */
  readonly label: string;
  /** The post, or the page of a list, that is newer. */
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
  /** What stands above the names of the two. */
  readonly directions?: readonly [newer: string, older: string];
}

/** Links to what is newer and what is older. */
export function PostPagination({ label, newer, older, directions }: PostPaginationProps) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {newer && <DirectionLink link={newer} rel="prev" direction={directions?.[0]} />}
      {older && <DirectionLink link={older} rel="next" direction={directions?.[1]} />}
    </nav>
  );
}

interface DirectionLinkProps {
  readonly link: PageLink;
  readonly rel: 'prev' | 'next';
  readonly direction: string | undefined;
}

function DirectionLink({ link, rel, direction }: DirectionLinkProps) {
  return (
    <a className="pagination-link" href={link.href} rel={rel}>
      {direction !== undefined && <span className="pagination-direction">{direction}</span>}
      <span className="pagination-label">{link.label}</span>
    </a>
  );
}
