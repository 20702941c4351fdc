import { usePage } from '@docsite/renderer/template';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocPaginator from '@theme/DocPaginator';
import type { PaginationProps } from '@theme-original/pages/pagination';

export type { PaginationProps };

/** Links to the previous and the next page, drawn by the site. */
export function Pagination({ previous, next }: PaginationProps) {
  const link = (to: PaginationProps['next']) => to && { title: to.label, permalink: to.href };
  if (usePage().kind === 'doc') return <DocItemPaginator />;
  return <DocPaginator previous={link(previous)} next={link(next)} />;
}
