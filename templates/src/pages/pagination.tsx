import { type PageLink, useLabels } from '@docsite/renderer/template';

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
      {previous && <PaginationLink link={previous} rel="prev" direction={labels.previous} />}
      {next && <PaginationLink link={next} rel="next" direction={labels.next} />}
    </nav>
  );
}

function PaginationLink({
  link,
  rel,
  direction,
}: {
  readonly link: PageLink;
  readonly rel: 'prev' | 'next';
  readonly direction: string;
}) {
  return (
    <a className="pagination-link" href={link.href} rel={rel}>
      <span className="pagination-direction">{direction}</span>
      <span className="pagination-label">{link.label}</span>
    </a>
  );
}
