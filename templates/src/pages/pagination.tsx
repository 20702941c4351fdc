import { type PageLink, useLabels } from '@docsite/renderer/template';
import { PaginationLink } from '@theme/pages/pagination-link';

/** The neighbours of a page. Without any, no links are rendered. */
export interface PaginationProps {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** Links to the previous and the next page in the sidebar. */
export function Pagination({ previous, next }: PaginationProps) {
  const labels = useLabels();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={labels.pagination}>
      {previous && <PaginationLink {...previous} rel="prev" direction={labels.previous} />}
      {next && <PaginationLink {...next} rel="next" direction={labels.next} />}
    </nav>
  );
}
