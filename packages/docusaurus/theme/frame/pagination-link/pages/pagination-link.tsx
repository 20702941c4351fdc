import PaginatorNavLink from '@theme/PaginatorNavLink';
import type { PaginationLinkProps } from '@theme-original/pages/pagination-link';

export type { PaginationLinkProps };

/** A link to a neighbour of a page, drawn by the site. */
export function PaginationLink({ href, label, rel, direction }: PaginationLinkProps) {
  return <PaginatorNavLink permalink={href} title={label} subLabel={direction} isNext={rel === 'next'} />;
}
