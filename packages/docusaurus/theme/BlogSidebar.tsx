import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import { useWindowSize } from '@docusaurus/theme-common';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile';

/** The sidebar of a blog, with its newest posts. */
export default function BlogSidebar({ sidebar }: { readonly sidebar?: BlogSidebarData | undefined }) {
  const isNarrow = useWindowSize() === 'mobile';
  if (sidebar === undefined || sidebar.items.length === 0) return null;
  return isNarrow ? <BlogSidebarMobile sidebar={sidebar} /> : <BlogSidebarDesktop sidebar={sidebar} />;
}
