import type { ReactNode } from 'react';

/** The neighbour that a link leads to, and how it is shown. */
export interface PaginationLinkProps {
  readonly href: string;
  readonly label: ReactNode;
  readonly rel: 'prev' | 'next';
  /** The text above the label; none by default. */
  readonly direction?: ReactNode;
}

/** A link to a neighbour of a page. */
export function PaginationLink({ href, label, rel, direction }: PaginationLinkProps) {
  return (
    <a className="pagination-link" href={href} rel={rel}>
      {direction !== undefined && <span className="pagination-direction">{direction}</span>}
      <span className="pagination-label">{label}</span>
    </a>
  );
}
