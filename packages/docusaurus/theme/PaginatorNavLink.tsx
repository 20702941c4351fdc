import { useLabels } from '@docsite/renderer/template';
import type { ReactNode } from 'react';

export interface PaginatorNavLinkProps {
  readonly permalink: string;
  readonly title: ReactNode;
  readonly subLabel?: ReactNode;
  readonly isNext?: boolean;
}

/** A link to the page before or after this one. */
export default function PaginatorNavLink({ permalink, title, subLabel, isNext }: PaginatorNavLinkProps) {
  const { previous, next } = useLabels();
  return (
    <a className="pagination-link" href={permalink} rel={isNext ? 'next' : 'prev'}>
      <span className="pagination-direction">{subLabel ?? (isNext ? next : previous)}</span>
      <span className="pagination-label">{title}</span>
    </a>
  );
}
