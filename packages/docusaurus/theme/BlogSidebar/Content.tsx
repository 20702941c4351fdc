import { useIsByYear } from '@docusaurus/inner/sidebar/blog-sidebar';
import { type BlogSidebarItem, groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import type { ComponentType } from 'react';

export interface BlogSidebarContentProps {
  readonly items: readonly BlogSidebarItem[];
  /** Draws the posts of a year. */
  readonly ListComponent: ComponentType<{ readonly items: readonly BlogSidebarItem[] }>;
  readonly yearGroupHeadingClassName?: string;
}

/** The posts of the sidebar, grouped by year unless the blog has turned this off. */
export default function BlogSidebarContent({
  items,
  ListComponent,
  yearGroupHeadingClassName,
}: BlogSidebarContentProps) {
  if (!useIsByYear()) return <ListComponent items={items} />;
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year}>
      <Heading as="h3" {...(yearGroupHeadingClassName && { className: yearGroupHeadingClassName })}>
        {year}
      </Heading>
      <ListComponent items={posts} />
    </div>
  ));
}
