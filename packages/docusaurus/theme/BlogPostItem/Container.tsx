import { withClass } from '@docusaurus/inner/pages/with-class';
import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import type { BlogPostItemProps } from '@theme/BlogPostItem';
import { useContext } from 'react';

/** The element around a post. */
export default function BlogPostItemContainer({ children, className }: BlogPostItemProps) {
  const isListed = useContext(ListedPostContext) !== undefined;
  return <article className={isListed ? withClass('post-entry', className) : className}>{children}</article>;
}
