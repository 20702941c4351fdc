import { BlogPostProvider, type PostContent } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
import type { ComponentType, ReactNode } from 'react';

export interface BlogPostItemsProps {
  readonly items: readonly { readonly content: PostContent }[];
  /** The component for each of them. */
  readonly component?: ComponentType<{ readonly children?: ReactNode }>;
}

/** Posts in a list, without an element around them: style sheets of sites set the one that they are in. */
export default function BlogPostItems({ items, component: Item = BlogPostItem }: BlogPostItemsProps) {
  return (
    <>
      {items.map(({ content: Content }) => (
        <BlogPostProvider key={Content.metadata.permalink} content={Content}>
          <Item>
            <Content />
          </Item>
        </BlogPostProvider>
      ))}
    </>
  );
}
