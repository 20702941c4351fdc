import type { PageLink } from '@docsite/renderer/template';
import { PaginationLink } from '@theme/pages/pagination-link';

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
      {newer && <PaginationLink {...newer} rel="prev" direction={directions?.[0]} />}
      {older && <PaginationLink {...older} rel="next" direction={directions?.[1]} />}
    </nav>
  );
}
