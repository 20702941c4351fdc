import { useLabels } from '@docsite/renderer/template';
import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import {
  type BlogSidebarItem,
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import BlogSidebarContent from '@theme/BlogSidebar/Content';

/** The sidebar of a blog on wide screens. */
export default function BlogSidebarDesktop({ sidebar }: { readonly sidebar: BlogSidebarData }) {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside className="col col--3">
      <nav className="post-sidebar" aria-label={useLabels().docsSidebar}>
        <div className="post-sidebar-title margin-bottom--md">{sidebar.title}</div>
        <BlogSidebarContent items={items} ListComponent={PostLinks} />
      </nav>
    </aside>
  );
}

function PostLinks({ items }: { readonly items: readonly BlogSidebarItem[] }) {
  return <BlogSidebarItemList items={items} ulClassName="clean-list" />;
}
