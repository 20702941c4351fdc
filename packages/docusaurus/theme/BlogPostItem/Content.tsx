import type { BlogPostItemProps } from '@theme/BlogPostItem';

/** The text of a post. */
export default function BlogPostItemContent({ children, className }: BlogPostItemProps) {
  return className === undefined ? children : <div className={className}>{children}</div>;
}
