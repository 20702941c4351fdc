import { PaginationLink } from '@theme-original/pages/pagination-link';
import type { ReactNode } from 'react';

export interface PaginatorNavLinkProps {
  readonly permalink: string;
  readonly title: ReactNode;
  readonly subLabel?: ReactNode;
  readonly isNext?: boolean;
}

/** A link to the previous or the next page. */
export default function PaginatorNavLink({ permalink, title, subLabel, isNext }: PaginatorNavLinkProps) {
  return <PaginationLink href={permalink} label={title} rel={isNext ? 'next' : 'prev'} direction={subLabel} />;
}
