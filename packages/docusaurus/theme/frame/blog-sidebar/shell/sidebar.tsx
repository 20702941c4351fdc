import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { sidebarOfPosts } from '@docusaurus/blog-sidebar';
import { isBlogPage } from '@docusaurus/is-blog-page';
import BlogSidebar from '@theme/BlogSidebar';
import { Sidebar as Original } from '@theme-original/shell/sidebar';

/** What stands beside pages of a blog, drawn by the site. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  return isBlogPage(usePage()) ? <BlogSidebar sidebar={sidebarOfPosts(items)} /> : <Original items={items} />;
}
