import { useLabels } from '@docsite/renderer/template';
import PaginatorNavLink from '@theme/PaginatorNavLink';

interface Neighbour {
  readonly title: string;
  readonly permalink: string;
}

export interface DocPaginatorProps {
  readonly className?: string;
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** Links to the previous and the next page. */
export default function DocPaginator({ className, previous, next }: DocPaginatorProps) {
  const labels = useLabels();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={['pagination', className].filter(Boolean).join(' ')} aria-label={labels.pagination}>
      {previous && <PaginatorNavLink {...previous} subLabel={labels.previous} />}
      {next && <PaginatorNavLink {...next} subLabel={labels.next} isNext />}
    </nav>
  );
}
