import { classNames } from '@docsite/renderer/template';
import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import { type ReactNode, useContext } from 'react';

export interface BlogPostItemProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A post: on its page, or in a list. */
export default function BlogPostItem({ children, className }: BlogPostItemProps) {
  const isListed = useContext(ListedPostContext) !== undefined;
  const names = classNames(isListed && 'post-entry', className);
  return (
    <BlogPostItemContainer {...(names && { className: names })}>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}
