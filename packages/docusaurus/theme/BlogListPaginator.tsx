import { useLabels } from '@docsite/renderer/template';
import { PostPagination } from '@theme/pages/post-pagination';

export interface BlogListPaginatorProps {
  readonly metadata: { readonly previousPage?: string | undefined; readonly nextPage?: string | undefined };
}

/** Links to the previous and the next page of a list. */
export default function BlogListPaginator({ metadata: { previousPage, nextPage } }: BlogListPaginatorProps) {
  const labels = useLabels();
  const link = (label: string, href: string | undefined) => (href === undefined ? undefined : { label, href });
  return (
    <PostPagination
      label={labels.postListPages}
      newer={link(labels.newerPosts, previousPage)}
      older={link(labels.olderPosts, nextPage)}
    />
  );
}
