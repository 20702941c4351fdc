import type { BlogSidebarData } from '@docusaurus/blog-sidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';

/** The newest posts beside the pages of a blog. */
export default function BlogSidebar({ sidebar }: { readonly sidebar?: BlogSidebarData | undefined }) {
  return sidebar === undefined || sidebar.items.length === 0 ? null : <BlogSidebarDesktop sidebar={sidebar} />;
}
