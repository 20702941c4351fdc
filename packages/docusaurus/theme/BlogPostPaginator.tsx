import { useLabels } from '@docsite/renderer/template';
import { PostPagination } from '@theme/pages/post-pagination';

interface Neighbour {
  readonly title: string;
  readonly permalink: string;
}

export interface BlogPostPaginatorProps {
  /** The newer post. */
  readonly prevItem?: Neighbour | undefined;
  /** The older post. */
  readonly nextItem?: Neighbour | undefined;
}

/** Links to the next and the previous post. */
export default function BlogPostPaginator({ prevItem, nextItem }: BlogPostPaginatorProps) {
  const labels = useLabels();
  const link = (post: Neighbour | undefined) => post && { label: post.title, href: post.permalink };
  return (
    <PostPagination
      label={labels.postPages}
      directions={[labels.newerPost, labels.olderPost]}
      newer={link(prevItem)}
      older={link(nextItem)}
    />
  );
}
