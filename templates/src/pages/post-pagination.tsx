import type { PageLink } from '@docsite/renderer/template';

/** The neighbours of a post or of a page of a list. Without any, no links are rendered. */
export interface PostPaginationProps {
  /** The label of the links for assistive technology. */
  readonly label: string;
  /** The newer post, or page of a list. */
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
  /** The text above each of the two labels. */
  readonly directions?: readonly [newer: string, older: string];
}

/** Links to the newer and the older neighbour. */
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
