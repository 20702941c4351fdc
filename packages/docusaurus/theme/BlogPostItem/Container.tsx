import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import type { BlogPostItemProps } from '@theme/BlogPostItem';
import { useContext } from 'react';

/** The element around a post. */
export default function BlogPostItemContainer({ children, className }: BlogPostItemProps) {
  const isListed = useContext(ListedPostContext) !== undefined;
  const names = new Set([...(isListed ? ['post-entry'] : []), ...(className?.split(' ') ?? [])]);
  return <article className={[...names].join(' ') || undefined}>{children}</article>;
}
